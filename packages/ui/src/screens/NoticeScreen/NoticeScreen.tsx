'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './NoticeScreen.styles.ts';

export interface NoticeScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the page is, as its heading. */
  title: ReactNode;
  /** What will be here, in a sentence or two. */
  description?: ReactNode;
  /** A picture of it: an icon from `lucide-react`. It is decoration. */
  icon?: ReactNode;
  /** Where to go meanwhile, as a `Button` or `Link`. */
  action?: ReactNode;
  /** What there is to see already, below the notice and as wide as the page. */
  children?: ReactNode;
  /**
   * `nova` lets the icon glow in the iris that is NOVA's alone.
   * @default 'accent'
   */
  tone?: 'accent' | 'nova';
}

/** Takes the place of a page that is still to come. */
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
