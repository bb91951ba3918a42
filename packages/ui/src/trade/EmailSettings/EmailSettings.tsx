'use client';
import { useId, type ComponentProps } from 'react';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { emailSettingsLabels, type EmailSettingsLabels } from './EmailSettings.labels.ts';
import { Root } from './EmailSettings.styles.ts';

/** What an email can be about. */
export const emailKinds = ['messages', 'connections', 'deals', 'requests', 'stock', 'members'] as const;
export type EmailKind = (typeof emailKinds)[number];

export interface EmailSettingsProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /**
   * The kinds that can be chosen. Leave out what does not concern the reader's role.
   * @default all
   */
  kinds?: readonly EmailKind[] | undefined;
  /** The kinds about which the reader gets emails. */
  value: readonly EmailKind[];
  /** Called with a kind, and whether emails about it shall come. Saved at once. */
  onChange?: ((kind: EmailKind, on: boolean) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<EmailSettingsLabels> | undefined;
}

/** What a member gets emails about. Each switch takes effect at once. */
export function EmailSettings({ kinds = emailKinds, value, onChange, labels, ...rest }: EmailSettingsProps) {
  const words = useLabels('EmailSettings', emailSettingsLabels, labels);
  const id = useId();
  return (
    <Root data-component="EmailSettings" aria-label={words.emails} {...rest}>
      <Text data-part="intro" size="sm" tone="muted">
        {words.intro}
      </Text>
      <ul data-part="kinds">
        {kinds.map((kind) => (
          <li key={kind} data-part="kind">
            <Switch
              label={words[kind]}
              checked={value.includes(kind)}
              onCheckedChange={(on) => onChange?.(kind, on)}
              aria-describedby={id + kind}
            />
            <Text data-part="hint" id={id + kind} size="sm" tone="muted">
              {words[`${kind}Hint`]}
            </Text>
          </li>
        ))}
      </ul>
      <Text data-part="always" size="sm" tone="muted">
        {words.always}
      </Text>
    </Root>
  );
}
