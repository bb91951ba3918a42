'use client';
import type { ComponentProps } from 'react';
import { Root } from './Brand.styles.ts';

export interface BrandProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * `full` shows the name beside the mark; `mark` shows only the gable, named 'Guildhall'.
   * @default 'full'
   */
  variant?: 'full' | 'mark' | undefined;
  /**
   * The height of the mark: 24, 32 or 48 px. The name grows with it.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Address of a square picture that replaces the mark, for an app that has its own. Without it the mark is drawn,
   * in the text colour around it.
   */
  src?: string | undefined;
}

/**
 * The Guildhall logo: a stepped gable whose arch is held by a brass keystone. It takes the text colour around it, so
 * it works on light and dark backgrounds.
 */
export function Brand({ variant = 'full', size = 'md', src, ...rest }: BrandProps) {
  return (
    <Root data-component="Brand" data-variant={variant} data-size={size} {...rest}>
      {src ? (
        <img data-part="mark" src={src} alt={variant === 'mark' ? 'Guildhall' : ''} />
      ) : (
        <svg
          data-part="mark"
          viewBox="0 0 32 32"
          {...(variant === 'mark' ? { role: 'img', 'aria-label': 'Guildhall' } : { 'aria-hidden': true })}
        >
          <path fill="currentColor" d="M2 30V18h4v-6h4V6h4V2h4v4h4v6h4v6h4v12h-7v-7a7 7 0 0 0-14 0v7z" />
          <path data-part="keystone" d="M12.5 9h7L18 19h-4z" />
        </svg>
      )}
      {variant === 'full' && <span data-part="name">Guildhall</span>}
    </Root>
  );
}
