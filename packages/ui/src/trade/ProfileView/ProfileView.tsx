'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { domProps } from '#lib/dom-props.ts';
import { Root } from './ProfileView.styles.ts';
import { ProfileViewFacts } from './ProfileViewFacts.tsx';
import { ProfileViewPeople, type ProfileConnection } from './ProfileViewPeople.tsx';

export interface ProfileViewProps extends Omit<ComponentProps<'article'>, 'id' | 'children'> {
  /**
   * Whether the profile is loading: 'Loading Profile...' is shown instead.
   * @default false
   */
  loading?: boolean;
  /**
   * The company's name, which is the title.
   * @default 'Unknown Company'
   */
  companyName?: string;
  /**
   * Address of its picture. Without one the initials show.
   * @default null
   */
  avatar?: string | null;
  /** The email address that it signs in with. */
  email?: string;
  /** The email address of its administrator. */
  adminEmail?: string;
  /** Where it is. */
  address?: string;
  /** Its number of employees, as free text. */
  companySize?: string;
  /** The industry that its clients work in. */
  clientIndustry?: string;
  /** The industry that it works in. */
  companyIndustry?: string;
  /** Its permanent account number. */
  panNumber?: string;
  /**
   * The email addresses of its employees. While there are none, neither they nor the connections are shown.
   * @default []
   */
  employeeEmails?: readonly string[];
  /**
   * The companies that it is connected with.
   * @default []
   */
  connections?: readonly ProfileConnection[];
  /** Shown below the connections when there are more: a Link to all of them. */
  moreConnections?: ReactNode;
  /** What it sells. */
  productTypes?: string;
  /** The industry that its suppliers work in. */
  supplierIndustry?: string;
  /** What it buys from them. */
  supplyType?: string;
  /**
   * The heading level of the company's name; the sections below follow it.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
}

const none: readonly never[] = [];

/**
 * The profile of a company, shown to the company itself. Takes the company of the API by spreading; missing details
 * are left out.
 */
export function ProfileView({
  loading = false,
  companyName = '',
  avatar = null,
  email,
  adminEmail,
  address,
  companySize,
  clientIndustry,
  companyIndustry,
  panNumber,
  employeeEmails = none,
  connections = none,
  moreConnections,
  productTypes,
  supplierIndustry,
  supplyType,
  headingLevel = 2,
  ...rest
}: ProfileViewProps) {
  const Title = `h${headingLevel}` as const;
  const name = companyName.trim() || 'Unknown Company';
  return (
    <Root data-component="ProfileView" aria-busy={loading || undefined} {...domProps(rest)}>
      {loading ? (
        <p data-part="loading" role="status">
          <Spinner /> Loading Profile...
        </p>
      ) : (
        <>
          <header data-part="head">
            <Avatar name={name} src={avatar} size="lg" />
            <Title data-part="title" dir="auto">
              {name}
            </Title>
          </header>
          <ProfileViewFacts
            title="Company Info"
            headingLevel={headingLevel + 1}
            facts={[
              { term: 'Email', description: email },
              { term: 'Admin Email', description: adminEmail },
              { term: 'Address', description: address },
              { term: 'Company Size', description: companySize },
              { term: 'Client Industry', description: clientIndustry },
              { term: 'Company Industry', description: companyIndustry },
              { term: 'PAN Number', description: panNumber },
            ]}
          />
          {employeeEmails.length > 0 && (
            <ProfileViewPeople
              headingLevel={headingLevel + 1}
              employeeEmails={employeeEmails}
              connections={connections}
              moreConnections={moreConnections}
            />
          )}
          <ProfileViewFacts
            title="Product & Supplier Details"
            headingLevel={headingLevel + 1}
            facts={[
              { term: 'Product Types', description: productTypes },
              { term: 'Supplier Industry', description: supplierIndustry },
              { term: 'Supply Type', description: supplyType },
            ]}
          />
        </>
      )}
    </Root>
  );
}
