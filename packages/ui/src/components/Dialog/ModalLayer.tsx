'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixDialog from '@radix-ui/react-dialog';
import { hideOthers } from 'aria-hidden';
import {
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { isComposing } from '#lib/composing.ts';
import { announceOverlay } from '#lib/open-overlays.ts';
import { isVisible } from '#lib/platform.ts';

export interface ModalLayerProps extends ComponentProps<'div'> {
  /** False while it animates out. */
  open: boolean;
  /** The styled layer. */
  root: ComponentType<ComponentProps<'div'>>;
  /** Finds where the focus starts, unless a field with `autoFocus` has it. */
  findFirst: (layer: HTMLElement) => HTMLElement | null;
  /**
   * Whether Escape closes it.
   * @default true
   */
  closesByEscape?: boolean | undefined;
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

const isTabbable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element);

/**
 * Makes a non-modal dialog of Radix take the reader's whole attention, while the page below keeps its styles and its
 * layout. The layer covers the page, so no press reaches it and its scrolling is not passed on; the page is hidden from
 * assistive technology, but for live regions, so notifications stay within reach; the focus starts where `findFirst`
 * says, comes back when it strays, and at last returns to where it was.
 */
export function ModalLayer({
  open,
  root: Root,
  findFirst,
  closesByEscape = true,
  onFocus,
  onKeyDown,
  ref,
  children,
  ...rest
}: ModalLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(layer, ref);
  const opener = useRef<Element>(null);
  const popoverTrigger = useRef<Element>(null);

  // The only moment after the dialog has been opened and before a field with autoFocus takes the focus.
  useInsertionEffect(() => {
    opener.current = document.activeElement;
    // A popover closes as the dialog opens.
    const popover = opener.current?.closest('[data-component="Popover"]');
    popoverTrigger.current = popover ? document.querySelector(`[aria-controls="${popover.id}"]`) : null;
  }, []);

  // What cannot be pressed loses the focus; the browser takes it with the next frame, and a held Enter is quicker.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!open && layer.current!.contains(focused)) (focused as HTMLElement).blur();
  }, [open]);

  // Before Radix does, and again when it is opened while it animates out, which Radix does not notice.
  const startFocus = useEffectEvent(() => {
    if (!layer.current!.contains(document.activeElement)) focus(findFirst(layer.current!));
  });
  useEffect(() => {
    if (!open) return undefined;
    startFocus();
    const showOthers = hideOthers(layer.current!);
    const retract = announceOverlay(layer.current!);
    return () => {
      showOthers();
      retract();
    };
  }, [open]);

  return (
    <RadixDialog.Content
      asChild
      // The portal waits for the closing animation already.
      forceMount
      {...rest}
      ref={composedRef}
      onFocus={(event) => {
        onFocus?.(event);
        // Nothing in it is to be used while it animates out. `inert` would style each part of it anew.
        if (!open) event.target.blur();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const { key, shiftKey, target, currentTarget } = event;
        // Radix lets Tab go round from the first element to the last, but not from the layer itself.
        if (key === 'Tab' && shiftKey && target === currentTarget)
          focus([...currentTarget.querySelectorAll<HTMLElement>('*')].find(isTabbable));
      }}
      onEscapeKeyDown={(event) => {
        if (!closesByEscape || isComposing(event)) event.preventDefault();
      }}
      onFocusOutside={({ target, detail }) => {
        if (!isHidden(target as Element) || isHidden(layer.current!)) return;
        const { relatedTarget } = detail.originalEvent;
        const cameFrom = relatedTarget as Element | null;
        focus(layer.current!.contains(cameFrom) ? cameFrom : layer.current);
      }}
      // Whatever is outside the layer lies above it: a notification, or a later dialog.
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // What took the place of its opener while it animated out keeps the focus.
        if (document.activeElement !== document.body) return;
        focus(opener.current?.isConnected ? opener.current : popoverTrigger.current);
      }}
    >
      <Root>{children}</Root>
    </RadixDialog.Content>
  );
}
