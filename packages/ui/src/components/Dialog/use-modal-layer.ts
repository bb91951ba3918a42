'use client';
import { hideOthers } from 'aria-hidden';
import { useEffect, useInsertionEffect, useRef } from 'react';

const layers = '[data-component="Dialog"], [data-component="AlertDialog"]';
const isTopmost = (layer: Element | null) => [...document.querySelectorAll(layers)].at(-1) === layer;

/**
 * Makes a non-modal dialog of Radix behave as a modal one, while the page below keeps its styles and its
 * layout. The layer covers the page, so no press reaches it and its scrolling is not passed on; the page is
 * hidden from assistive technology, but for live regions, so notifications stay within reach; focus starts where
 * `findFirst` says, comes back when it strays, and returns to where it was.
 */
export function useModalLayer(findFirst: () => HTMLElement | null | undefined) {
  const layer = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  // The only moment after the dialog has been opened and before a field with autoFocus takes the focus.
  useInsertionEffect(() => {
    opener.current = document.activeElement;
  }, []);

  useEffect(() => {
    if (layer.current) return hideOthers(layer.current);
  }, []);

  return {
    layer,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      findFirst()?.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    onFocusOutside: (event: Event) => {
      if (isTopmost(layer.current)) layer.current?.focus({ preventScroll: true });
      event.preventDefault();
    },
    // Whatever is outside the layer lies above it: a notification, or a later dialog.
    onInteractOutside: (event: Event) => event.preventDefault(),
  };
}
