'use client';
import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { checkChild } from '#lib/misuse.ts';
import { Root } from './Button.styles.ts';
import { holdPress } from './hold-press.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How prominent it is. One `primary` a screen; `accent` is brass and for what earns a moment of
   * celebration; `danger` is for what cannot be undone.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger' | undefined;
  /**
   * The height: 32, 40 or 48 px. The touch target of a small button is still 40 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Shows a spinner over the label and ignores presses while the action runs. Width, name and focus stay.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Takes the whole width of its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
  /** An icon before the label, in reading direction. It is decoration: the label says it all. */
  leadingIcon?: ReactNode;
  /** An icon after the label, in reading direction. It is decoration: the label says it all. */
  trailingIcon?: ReactNode;
  /**
   * Gives its look to the one element inside, such as a `label` or a router's link, instead of rendering a button. What
   * is `disabled` then leaves the tab order and ignores presses.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** Does something when pressed. To go somewhere use `Link`; for an icon alone use `IconButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  loading = false,
  disabled = false,
  fullWidth = false,
  leadingIcon,
  trailingIcon,
  asChild = false,
  children,
  ...rest
}: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkChild('Button', asChild, children);
  }
  // A busy button keeps the focus, which a disabled one would lose; other elements cannot be disabled at all.
  const isHeld = loading || (asChild && disabled);
  const label = (text: ReactNode) => <span data-part="label">{text}</span>;
  return (
    <Root
      data-component="Button"
      data-variant={variant}
      data-size={size}
      data-loading={loading ? '' : undefined}
      data-disabled={asChild && disabled ? '' : undefined}
      data-full-width={fullWidth ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={isHeld || undefined}
      {...rest}
      {...(asChild ? { as: Slot } : { type, disabled })}
      {...(asChild && disabled && { tabIndex: -1 })}
      {...(isHeld && holdPress)}
    >
      {leadingIcon && (
        <span data-part="icon" aria-hidden>
          {leadingIcon}
        </span>
      )}
      {asChild ? <Slottable child={children}>{label}</Slottable> : label(children)}
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
