'use client';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { MemberRole } from '#trade/member-role.ts';
import { roleSelectLabels } from '#trade/RoleSelect/RoleSelect.labels.ts';
import type { JoinScreenLabels } from './JoinScreen.labels.ts';

/** What somebody is invited to. */
export interface JoinInvitation {
  /** The name of the company. */
  companyName: string;
  /** The invited address, with which the member will log in. */
  email: string;
  /** What the member will be. */
  role: MemberRole;
  /** The name of the member who invites. */
  invitedBy: string;
}

interface JoinScreenInvitationProps extends Pick<JoinInvitation, 'email' | 'role'> {
  /** The words of the screen. */
  words: JoinScreenLabels;
}

/** The address and the role of an invitation. */
export function JoinScreenInvitation({ email, role, words }: JoinScreenInvitationProps) {
  const roles = useLabels('RoleSelect', roleSelectLabels);
  return (
    <>
      <DescriptionList
        data-part="invitation"
        variant="cells"
        items={[
          { term: words.email, description: email },
          {
            term: roles.role,
            description: (
              <>
                {roles[role]}
                <Text size="sm" weight="regular" tone="muted">
                  {roles[`${role}May`]}
                </Text>
              </>
            ),
          },
        ]}
      />
      {/* A password manager keeps the password with it. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
    </>
  );
}
