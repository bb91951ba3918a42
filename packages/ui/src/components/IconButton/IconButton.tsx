'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name: what it does, in words. Assistive technology reads it, and the pointer shows it. */
  label: string;
  /** The icon. It is decoration: the label is the name. */
  icon: ReactNode;
  /**
   * How prominent it is, as for `Button`.
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger';
  /**
   * The height and width: 32, 40 or 48 px. The touch target of a small one is still 40 by 40 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Round for what floats over a page or a picture.
   * @default 'square'
   */
  shape?: 'square' | 'round';
  /**
   * Shows a spinner for the icon and ignores presses while the action runs. Size, name and focus stay.
   * @default false
   */
  loading?: boolean;
}

/** A button that shows an icon and no words. Where there is room for words use `Button`. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  shape = 'square',
  type = 'button',
  loading = false,
  onClick,
  ...rest
}: IconButtonProps) {
  // A disabled button would lose focus; this one keeps it and ignores the press.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Root
      data-component="IconButton"
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-loading={loading ? '' : undefined}
      type={type}
      title={label}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={handleClick}
    >
      <span data-part="icon" aria-hidden>
        {loading ? <Spinner size={size === 'sm' ? 'sm' : 'md'} /> : icon}
      </span>
    </Root>
  );
}
