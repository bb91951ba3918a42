'use client';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { checkName } from '#lib/misuse.ts';
import { Root } from './FloatingButton.styles.ts';
import { useScrollingDown } from './use-scrolling-down.ts';

export interface FloatingButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it adds, in words. Below 900 px they are read out, and the pointer shows them. */
  label: string;
  /**
   * The icon. It is decoration: the label is the name.
   * @default a plus
   */
  icon?: ReactNode;
}

/**
 * A button for the one thing that a screen is for. From 900 px it stands with its words where it is put: in the
 * `actions` of a PageHeader. On smaller screens it floats over the content, keeps clear of the navigation at the foot,
 * and gives way while the reader scrolls down.
 */
export function FloatingButton({ label, icon, type = 'button', ...rest }: FloatingButtonProps) {
  const isAway = useScrollingDown();
  if (process.env.NODE_ENV !== 'production') {
    checkName('FloatingButton', 'label', label);
  }
  return (
    <Root data-component="FloatingButton" data-away={isAway ? '' : undefined} type={type} {...rest}>
      {icon ?? <Plus aria-hidden />}
      <span data-part="label">{label}</span>
    </Root>
  );
}
