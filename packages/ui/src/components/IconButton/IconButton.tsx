'use client';
import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { holdPress } from '#components/Button/hold-press.ts';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { labelTooltip } from '#lib/label-tooltip.ts';
import { checkChild, checkName } from '#lib/misuse.ts';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name: what it does, in words. Assistive technology reads it, the pointer and the keyboard's focus show it. */
  label: string;
  /** The icon. It is decoration: the label is the name. */
  icon: ReactNode;
  /**
   * How prominent it is, as for `Button`.
   * @default 'ghost'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger' | undefined;
  /**
   * The height and width: 32, 40 or 48 px. The touch target of a small one is still 40 by 40 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Round for what floats over a page or a picture.
   * @default 'square'
   */
  shape?: 'square' | 'round' | undefined;
  /**
   * Shows a spinner for the icon and ignores presses while the action runs. Size, name and focus stay.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Gives its look and its name to the one element inside, such as a router's link, instead of rendering a button; the
   * icon replaces what that contains. What is `disabled` then leaves the tab order and ignores presses.
   * @default false
   */
  asChild?: boolean | undefined;
  /** The element, with `asChild`. */
  children?: ReactNode;
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
  disabled = false,
  asChild = false,
  children,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('IconButton', 'label', label);
    checkChild('IconButton', asChild, children);
  }
  // A busy button keeps the focus, which a disabled one would lose; other elements cannot be disabled at all.
  const isHeld = loading || (asChild && disabled);
  const content = (
    <span data-part="icon" aria-hidden>
      {loading ? <Spinner size={size === 'sm' ? 'sm' : 'md'} /> : icon}
    </span>
  );
  return (
    <Root
      data-component="IconButton"
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-loading={loading ? '' : undefined}
      data-disabled={asChild && disabled ? '' : undefined}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={isHeld || undefined}
      {...labelTooltip}
      {...rest}
      {...(asChild ? { as: Slot } : { type, disabled })}
      {...(asChild && disabled && { tabIndex: -1 })}
      {...(isHeld && holdPress)}
    >
      {asChild ? <Slottable child={children}>{() => content}</Slottable> : content}
    </Root>
  );
}
