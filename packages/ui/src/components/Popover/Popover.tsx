'use client';
import * as RadixPopover from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { announceOverlay } from '#lib/open-overlays.ts';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { usePhysicalSide, type PlacementProps } from '#lib/use-physical-side.ts';
import { usePortalHost, type PortalProps } from '#lib/use-portal-host.tsx';
import { popoverLabels, type PopoverLabels } from './Popover.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './Popover.styles.ts';

export interface PopoverProps
  extends Omit<ComponentProps<'div'>, 'title'>, OpenStateProps, PlacementProps, PortalProps {
  /** The button that opens it and that it stands beside. */
  trigger: ReactNode;
  /** What it is about: its heading and its accessible name. */
  title: ReactNode;
  /**
   * `hidden` keeps the title for screen readers only, where the trigger already shows it.
   * @default 'shown'
   */
  titleVisibility?: 'shown' | 'hidden' | undefined;
  /** Called when it is to open or close: by the trigger, Close, Escape, a press elsewhere or focus leaving it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called before a press beside it, or the focus that goes there, closes it; `preventDefault()` keeps it open. */
  onInteractOutside?: ((event: Event) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PopoverLabels> | undefined;
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
  container,
  onInteractOutside,
  labels,
  children,
  ...rest
}: PopoverProps) {
  const words = useLabels('Popover', popoverLabels, labels);
  const titleId = useId();
  const [isOpen, setOpen] = useOpenState({ caller: 'Popover', open, defaultOpen, onOpenChange });
  const { triggerRef, popupRef, physicalSide } = usePhysicalSide(side);
  const [host, marker] = usePortalHost(isOpen, container);

  return (
    <RadixPopover.Root open={isOpen} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild ref={triggerRef}>
        {trigger}
      </RadixPopover.Trigger>
      {marker}
      {host && (
        <RadixPopover.Portal container={host}>
          <RadixPopover.Content
            asChild
            side={physicalSide}
            align={align}
            sideOffset={8}
            collisionPadding={8}
            aria-labelledby={titleId}
            {...rest}
            onInteractOutside={onInteractOutside}
          >
            <Root
              ref={(element) => {
                popupRef(element);
                return element ? announceOverlay(element) : undefined;
              }}
              data-component="Popover"
            >
              <div data-part="header" data-title={titleVisibility}>
                <h2 id={titleId} data-part="title">
                  {title}
                </h2>
                {titleVisibility === 'shown' && (
                  <RadixPopover.Close asChild>
                    <IconButton label={words.close} size="sm" icon={<X />} />
                  </RadixPopover.Close>
                )}
              </div>
              <div data-part="body">{children}</div>
            </Root>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      )}
    </RadixPopover.Root>
  );
}
