'use client';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './FloatingButton.styles.ts';

export interface FloatingButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name: what it adds, in words. Assistive technology reads it, and the pointer shows it. */
  label: string;
  /**
   * The icon. It is decoration: the label is the name.
   * @default a plus
   */
  icon?: ReactNode;
}

/**
 * A button for the one thing that a screen is for, floating over its content. It keeps clear of the navigation at the
 * foot.
 */
export function FloatingButton({ label, icon, type = 'button', ...rest }: FloatingButtonProps) {
  return (
    <Root data-component="FloatingButton" type={type} aria-label={label} title={label} {...rest}>
      {icon ?? <Plus />}
    </Root>
  );
}
