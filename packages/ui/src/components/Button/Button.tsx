'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Root } from './Button.styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How prominent it is. One `primary` a screen; `accent` is brass and for what earns a moment of
   * celebration; `danger` is for what cannot be undone.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger';
  /**
   * The height: 32, 40 or 48 px. The touch target of a small button is still 40 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Shows a spinner over the label and ignores presses while the action runs. Width, name and focus stay.
   * @default false
   */
  loading?: boolean;
  /**
   * Takes the whole width of its container.
   * @default false
   */
  fullWidth?: boolean;
  /** An icon before the label, in reading direction. It is decoration: the label says it all. */
  leadingIcon?: ReactNode;
  /** An icon after the label, in reading direction. It is decoration: the label says it all. */
  trailingIcon?: ReactNode;
}

/** Does something when pressed. To go somewhere use `Link`; for an icon alone use `IconButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  loading = false,
  fullWidth = false,
  leadingIcon,
  trailingIcon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A disabled button would lose focus; this one keeps it and ignores the press, a form's submission included.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Root
      data-component="Button"
      data-variant={variant}
      data-size={size}
      data-loading={loading ? '' : undefined}
      data-full-width={fullWidth ? '' : undefined}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={handleClick}
    >
      {leadingIcon && (
        <span data-part="icon" aria-hidden>
          {leadingIcon}
        </span>
      )}
      <span data-part="label">{children}</span>
      {trailingIcon && (
        <span data-part="icon" aria-hidden>
          {trailingIcon}
        </span>
      )}
      {loading && (
        <span data-part="spinner">
          <Spinner size="sm" />
        </span>
      )}
    </Root>
  );
}
