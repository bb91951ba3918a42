'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { hideOthers } from 'aria-hidden';
import {
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react';
import { isFreeEscape } from '#lib/escape.ts';
import { keepTabWithin } from '#lib/keep-tab-within.ts';
import { announceOverlay, isBelowModal } from '#lib/open-overlays.ts';

export interface ModalLayerProps extends ComponentProps<'div'> {
  /** False while it animates out. */
  open: boolean;
  /** The styled layer. */
  root: ComponentType<ComponentProps<'div'>>;
  /** Its element. */
  layer: RefObject<HTMLDivElement | null>;
  /** Finds where the focus starts, unless a field with `autoFocus` has it. */
  findFirst: (layer: HTMLElement) => HTMLElement | null;
  /**
   * Whether Escape closes it.
   * @default true
   */
  closesByEscape?: boolean | undefined;
  /** Called when Escape asks to close. */
  onClose: () => void;
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/**
 * Takes the reader's whole attention, while the page below keeps its styles and its layout, which the platform's own
 * modal dialogs change. The layer covers the page, so no press reaches it and its scrolling is not passed on; the page is
 * hidden from assistive technology, but for live regions, so notifications stay within reach; the focus starts where
 * `findFirst` says, comes back when it strays, and at last returns to where it was.
 */
export function ModalLayer({
  open,
  root: Root,
  layer,
  findFirst,
  closesByEscape = true,
  onClose,
  onFocus,
  onKeyDown,
  ref,
  ...rest
}: ModalLayerProps) {
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

  const startFocus = useEffectEvent(() => {
    if (!layer.current!.contains(document.activeElement)) focus(findFirst(layer.current!));
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFreeEscape(event) || isBelowModal(layer.current!)) return;
    event.preventDefault();
    if (closesByEscape) onClose();
  });

  // What cannot be pressed loses the focus; the browser takes it with the next frame, and a held Enter is quicker.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!open && layer.current!.contains(focused)) (focused as HTMLElement).blur();
  }, [open, layer]);
  // Again when it is opened while it animates out.
  useEffect(() => {
    if (open) startFocus();
  }, [open]);
  useEffect(() => {
    const current = layer.current!;
    return () => {
      // What took the place of its opener while it animated out keeps the focus.
      if (current.isConnected || document.activeElement !== document.body) return;
      focus(opener.current?.isConnected ? opener.current : popoverTrigger.current);
    };
  }, [layer]);
  useEffect(() => {
    if (!open) return undefined;
    const current = layer.current!;
    const returnFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (isBelowModal(current) || !(target as Element).closest('[aria-hidden="true"]')) return;
      focus(current.contains(relatedTarget as Element | null) ? (relatedTarget as Element) : current);
    };
    const showOthers = hideOthers(current);
    const retract = announceOverlay(current);
    document.addEventListener('focusin', returnFocus);
    // The layer would not hear it: the focus is nowhere once the button that had it is gone.
    document.addEventListener('keydown', handleKey);
    return () => {
      showOthers();
      retract();
      document.removeEventListener('focusin', returnFocus);
      document.removeEventListener('keydown', handleKey);
    };
  }, [open, layer]);

  return (
    <Root
      data-state={open ? 'open' : 'closed'}
      {...rest}
      ref={composedRef}
      tabIndex={-1}
      onFocus={(event) => {
        onFocus?.(event);
        // Nothing in it is to be used while it animates out. `inert` would style each part of it anew.
        if (!open) event.target.blur();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        keepTabWithin(event);
      }}
    />
  );
}
