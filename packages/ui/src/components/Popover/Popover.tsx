'use client';
import * as RadixPopover from '@radix-ui/react-popover';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { X } from 'lucide-react';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { usePhysicalSide, type LogicalSide } from '#lib/use-physical-side.ts';
import { Root } from './Popover.styles.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The button that opens it and that it stands beside. */
  trigger: ReactNode;
  /** What it is about; its heading and its name. */
  title: ReactNode;
  /**
   * `hidden` keeps the title for those who hear it, where the trigger already shows the words.
   * @default 'shown'
   */
  titleVisibility?: 'shown' | 'hidden';
  /** Whether it is open, when the caller keeps that state. */
  open?: boolean;
  /**
   * Whether it is open at first, when it keeps that state itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told when it wants to open or close: by the trigger, Close, Escape, a press elsewhere or focus leaving it. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The side of the trigger it stands on, `start` and `end` in reading direction. It moves to the other side
   * where there is no room.
   * @default 'bottom'
   */
  side?: LogicalSide;
  /**
   * Which edges line up with the trigger's.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
}

/**
 * Shows a little more beside the control that opens it, while the page stays in use. For what needs the whole
 * attention use `Dialog`.
 */
export function Popover({
  trigger,
  title,
  titleVisibility = 'shown',
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  children,
  onKeyDown,
  ...rest
}: PopoverProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const { triggerRef, popupRef, physicalSide } = usePhysicalSide(side);

  // Radix hands Escape to its newest layer only, and that may be a notification, which leaves it alone.
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
  };

  return (
    <RadixPopover.Root open={isOpen} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild ref={triggerRef}>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          asChild
          side={physicalSide}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={titleId}
          {...rest}
          onKeyDown={handleKeyDown}
        >
          <Root ref={popupRef} data-component="Popover">
            <div data-part="header" data-title={titleVisibility}>
              <h2 id={titleId} data-part="title">
                {title}
              </h2>
              {titleVisibility === 'shown' && (
                <RadixPopover.Close asChild>
                  <IconButton label="Close" size="sm" icon={<X />} />
                </RadixPopover.Close>
              )}
            </div>
            <div data-part="body">{children}</div>
          </Root>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
