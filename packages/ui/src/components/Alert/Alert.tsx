'use client';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { alertLabels, type AlertLabels } from './Alert.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './Alert.styles.ts';
import { toneIcons } from './tone-icons.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * What kind of news it is. The icon says it too, for those who do not see the colour.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** The news in a few words. Without it the children say it all. */
  title?: ReactNode;
  /** What one can do about it: small buttons or links. */
  actions?: ReactNode;
  /** Shows a button named Close, and is called when it is pressed. The caller hides the message. */
  onDismiss?: (() => void) | undefined;
  /**
   * How it is read when it appears: `assertive` interrupts, `polite` waits its turn, `off` is for messages that
   * were there from the start.
   * @default 'assertive' for `caution` and `critical`, else 'polite'
   */
  live?: 'assertive' | 'polite' | 'off' | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AlertLabels> | undefined;
}

const roles = { assertive: 'alert', polite: 'status', off: undefined } as const;

/** A message about the part of the page that it stands in. For news about an action that is over use a toast. */
export function Alert({
  tone = 'info',
  title,
  actions,
  onDismiss,
  live,
  labels,
  children,
  ...rest
}: AlertProps) {
  const words = useLabels('Alert', alertLabels, labels);
  const Icon = toneIcons[tone];
  const isUrgent = tone === 'caution' || tone === 'critical';
  return (
    <Root
      data-component="Alert"
      data-tone={tone}
      role={roles[live ?? (isUrgent ? 'assertive' : 'polite')]}
      {...rest}
    >
      <Icon data-part="icon" size={20} aria-hidden />
      <div data-part="message">
        {title && <p data-part="title">{title}</p>}
        {children && <div data-part="body">{children}</div>}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
      {onDismiss && (
        <span data-part="close">
          <IconButton label={words.close} size="sm" variant="ghost" icon={<X />} onClick={onDismiss} />
        </span>
      )}
    </Root>
  );
}
