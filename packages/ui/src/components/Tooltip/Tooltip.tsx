'use client';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { usePhysicalSide, type LogicalSide } from '#lib/use-physical-side.ts';
import { usePortalHost, type PortalProps } from '#lib/use-portal-host.tsx';
import { Root } from './Tooltip.styles.ts';

export interface TooltipProps
  extends Omit<ComponentProps<'div'>, 'children' | 'content'>, OpenStateProps, PortalProps {
  /** The words. Assistive technology reads them after the name of the control. */
  content: ReactNode;
  /** The control they belong to: one that takes the focus, such as `Button` or `Link`. */
  children: ReactElement;
  /** Called when it is to show or hide: by the pointer, the focus, a press or Escape. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * The side of the control it stands on, `start` and `end` in reading direction. It moves to the other side
   * where there is no room.
   * @default 'top'
   */
  side?: LogicalSide | undefined;
  /**
   * Which edges line up with the control's.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * How long the pointer rests on the control before it shows, in ms. The focus shows it at once.
   * @default 500
   */
  delay?: number | undefined;
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
  container,
  ...rest
}: TooltipProps) {
  const [isOpen, setOpen] = useOpenState({ caller: 'Tooltip', open, defaultOpen, onOpenChange });
  const { triggerRef, popupRef, physicalSide } = usePhysicalSide(side);
  const [host, marker] = usePortalHost(isOpen, container);

  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setOpen}>
        <RadixTooltip.Trigger
          asChild
          ref={triggerRef}
          // A touch focuses what it presses, and a dialog what opened it: neither is meant to show the tooltip.
          onFocus={(event) => {
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
        >
          {children}
        </RadixTooltip.Trigger>
        {marker}
        {host && (
          <RadixTooltip.Portal container={host}>
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
        )}
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
