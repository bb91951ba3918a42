'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { hideOthers } from 'aria-hidden';
import { useEffect, useInsertionEffect, useRef, type ComponentProps, type ComponentType } from 'react';
import { handleClosingKey } from '#lib/handle-closing-key.ts';
import { announceOverlay } from '#lib/open-overlays.ts';

export interface ModalLayerProps extends ComponentProps<'div'> {
  /** The styled layer. */
  root: ComponentType<ComponentProps<'div'>>;
  /** Finds where the focus starts, unless a field with `autoFocus` has it. */
  findFirst: (layer: HTMLElement) => HTMLElement | null;
  /**
   * Whether Escape closes it.
   * @default true
   */
  closesByEscape?: boolean;
  /** Called when Escape asks to close. */
  onClose: () => void;
}

const layers = ':is([data-component="Dialog"], [data-component="AlertDialog"], [data-component="Drawer"])';
const isTopmost = (layer: Element | null) => [...document.querySelectorAll(layers)].at(-1) === layer;

/**
 * Makes a non-modal dialog of Radix behave as a modal one, while the page below keeps its styles and its layout. The
 * layer covers the page, so no press reaches it and its scrolling is not passed on; the page is hidden from assistive
 * technology, but for live regions, so notifications stay within reach; the focus starts where `findFirst` says, comes
 * back when it strays, and at last returns to where it was.
 */
export function ModalLayer({
  root: Root,
  findFirst,
  closesByEscape = true,
  onClose,
  onKeyDown,
  children,
  ...rest
}: ModalLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  // The only moment after the dialog has been opened and before a field with autoFocus takes the focus.
  useInsertionEffect(() => {
    opener.current = document.activeElement;
  }, []);

  useEffect(() => {
    const current = layer.current!;
    const showOthers = hideOthers(current);
    const retract = announceOverlay(current);
    return () => {
      showOthers();
      retract();
    };
  }, []);

  return (
    <RadixDialog.Content
      asChild
      {...rest}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        findFirst(layer.current!)?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      }}
      onEscapeKeyDown={(event) => {
        if (!closesByEscape) event.preventDefault();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handleClosingKey(event, () => {
          if (closesByEscape) onClose();
        });
      }}
      onFocusOutside={(event) => {
        if (isTopmost(layer.current)) layer.current?.focus({ preventScroll: true });
        event.preventDefault();
      }}
      // Whatever is outside the layer lies above it: a notification, or a later dialog.
      onInteractOutside={(event) => event.preventDefault()}
    >
      <Root ref={layer}>{children}</Root>
    </RadixDialog.Content>
  );
}
