'use client';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { usePhysicalSide, type LogicalSide } from '#lib/use-physical-side.ts';
import { Root } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The words. Assistive technology reads them after the name of the control. */
  content: ReactNode;
  /** The control they belong to: one that takes the focus, such as `Button` or `Link`. */
  children: ReactElement;
  /** Whether it is shown, when the caller keeps that state. */
  open?: boolean;
  /**
   * Whether it is shown at first, when it keeps that state itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told when it wants to show or hide: by the pointer, the focus, a press or Escape. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The side of the control it stands on, `start` and `end` in reading direction. It moves to the other side
   * where there is no room.
   * @default 'top'
   */
  side?: LogicalSide;
  /**
   * Which edges line up with the control's.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * How long the pointer rests on the control before it shows, in ms. The focus shows it at once.
   * @default 500
   */
  delay?: number;
}

/**
 * Adds a few words to a control while the pointer or the focus is on it. A finger never sees them, so nothing that is
 * needed stands here alone.
 */
export function Tooltip({
  content,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'top',
  align = 'center',
  delay = 500,
  ...rest
}: TooltipProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const { triggerRef, popupRef, physicalSide } = usePhysicalSide(side);

  // Radix hands Escape to its newest layer only, and that may be a notification, which leaves it alone.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    setOpen(false);
  };

  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setOpen}>
        <RadixTooltip.Trigger
          asChild
          ref={triggerRef}
          onKeyDown={handleKeyDown}
          // A finger focuses what it presses, and a dialog what opened it: neither has asked for the words.
          onFocus={(event) => {
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            asChild
            side={physicalSide}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            {...rest}
          >
            <Root ref={popupRef} data-component="Tooltip">
              {content}
            </Root>
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
