'use client';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { usePhysicalSide, type PlacementProps } from '#lib/use-physical-side.ts';
import { usePortalHost, type PortalProps } from '#lib/use-portal-host.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { Root } from './DropdownMenu.styles.ts';
import { DropdownMenuEntries } from './DropdownMenuEntries.tsx';
import type { DropdownMenuItem } from './dropdown-menu-item.ts';

export interface DropdownMenuProps
  extends Omit<ComponentProps<'div'>, 'children' | 'dir'>, OpenStateProps, PlacementProps, PortalProps {
  /** The button that opens it, that it stands beside and that names it. */
  trigger: ReactNode;
  /** The entries, in order. */
  items: readonly DropdownMenuItem[];
  /** Called on a plain click on an entry with `href`, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Called when it is to open or close: by the trigger, a choice, Escape, Tab or a press elsewhere. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A menu of actions on one thing, beside the button that opens it. For the value of a form use `Select`. */
export function DropdownMenu({
  trigger,
  items,
  onNavigate,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  container,
  onKeyDown,
  ...rest
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useOpenState({ caller: 'DropdownMenu', open, defaultOpen, onOpenChange });
  const { triggerRef, popupRef, direction, physicalSide } = usePhysicalSide(side);
  const [host, marker] = usePortalHost(isOpen, container);

  // At once, and not after the closing animation: a dialog that an entry opens remembers where the focus was.
  const close = () => {
    triggerRef.current?.focus({ preventScroll: true });
    setOpen(false);
  };

  return (
    // Radix' modal mode changes styles and layout of the whole page; a press beside the menu closes it either way.
    <RadixMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={setOpen}>
      <RadixMenu.Trigger
        asChild
        ref={triggerRef}
        // Radix opens on pointer down, even of a touch that is about to scroll.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {trigger}
      </RadixMenu.Trigger>
      {marker}
      {host && (
        <RadixMenu.Portal container={host}>
          <RadixMenu.Content
            asChild
            side={physicalSide}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            {...rest}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key !== 'Tab' || event.defaultPrevented) return;
              event.preventDefault();
              close();
            }}
            onInteractOutside={(event) => {
              if (triggerRef.current?.contains(event.target as Node)) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (document.activeElement === document.body)
                triggerRef.current?.focus({ preventScroll: true });
            }}
          >
            <Root ref={popupRef} data-component="DropdownMenu">
              <DropdownMenuEntries items={items} onClose={close} onNavigate={onNavigate} />
            </Root>
          </RadixMenu.Content>
        </RadixMenu.Portal>
      )}
    </RadixMenu.Root>
  );
}
