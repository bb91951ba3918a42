'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './NoticeScreen.styles.ts';

export interface NoticeScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title of the page. */
  title: ReactNode;
  /** What the page will contain, in a sentence or two. */
  description?: ReactNode;
  /** An icon from `lucide-react`, as decoration. */
  icon?: ReactNode;
  /** Where to go instead, as a `Button` or `Link`. */
  action?: ReactNode;
  /** Content that is already available, below the notice and as wide as the page. */
  children?: ReactNode;
  /**
   * `nova` gives the icon the violet glow that is reserved for NOVA.
   * @default 'accent'
   */
  tone?: 'accent' | 'nova' | undefined;
}

/** Replaces a page that does not exist yet. */
export function NoticeScreen({
  title,
  description,
  icon,
  action,
  children,
  tone = 'accent',
  ...rest
}: NoticeScreenProps) {
  return (
    <Root data-component="NoticeScreen" data-tone={tone} {...rest}>
      {icon && (
        <div data-part="icon" aria-hidden>
          {icon}
        </div>
      )}
      <h1 data-part="title">{title}</h1>
      {description && <p data-part="description">{description}</p>}
      {action && <div data-part="actions">{action}</div>}
      {children && <div data-part="more">{children}</div>}
    </Root>
  );
}
