'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './Banner.styles.ts';

export interface BannerProps extends ComponentProps<'div'> {
  /**
   * What kind of news it is. The words say it too.
   * @default 'caution'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** An icon before the words, in reading direction. It is decoration: the words say it all. */
  leadingIcon?: ReactNode;
  /** The news in a few words. Without them nothing shows, and it waits to read out the next ones. */
  children?: ReactNode;
}

/**
 * A message about the state of the whole application, shown for as long as that state lasts. It lies over the lower
 * edge of the top bar, so nothing moves when it appears, and presses go through it. Render it once and keep it
 * mounted.
 */
export function Banner({ tone = 'caution', leadingIcon, children, ...rest }: BannerProps) {
  return (
    <Root data-component="Banner" data-tone={tone} role="status" {...rest}>
      {children && (
        <span data-part="panel">
          {leadingIcon && (
            <span data-part="icon" aria-hidden>
              {leadingIcon}
            </span>
          )}
          <span data-part="message">{children}</span>
        </span>
      )}
    </Root>
  );
}
