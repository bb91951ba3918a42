'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps, ReactNode } from 'react';
import { DialogLayer } from './DialogLayer.tsx';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the dialog is about; its heading and its name. */
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** The element that opens it. Leave it out where something else sets `open`. */
  trigger?: ReactNode;
  /** Whether it is open, when the caller keeps that state. */
  open?: boolean;
  /**
   * Whether it is open at first, when it keeps that state itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told when it wants to open or close: by the trigger, Close, Escape or a press beside it. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The greatest width: 360, 444, 600, 900 or 1200 px, or `full` for the whole screen. Below 600 px every other
   * size is a sheet at the bottom of the screen.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Buttons at the foot, in sight while the body scrolls. A submit button there names its form by `form`. */
  actions?: ReactNode;
}

/**
 * A window above the page that asks for the reader's whole attention. For a few choices beside a control use
 * `Popover`. Its foot stays above the keyboard of a phone where the page's viewport has
 * `interactive-widget=resizes-content`.
 */
export function Dialog({ trigger, open, defaultOpen = false, onOpenChange, ...layer }: DialogProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    // Radix' own modal mode restyles and lays out the whole page: `useModalLayer` is modal without that.
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <DialogLayer {...layer} open={isOpen} onClose={() => setOpen(false)} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
