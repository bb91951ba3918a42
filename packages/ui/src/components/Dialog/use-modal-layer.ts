'use client';
import { hideOthers } from 'aria-hidden';
import { useEffect, useInsertionEffect, useRef } from 'react';

const firstField = 'input:not([type="hidden"], :disabled), select:enabled, textarea:enabled';

const isTopmost = (layer: Element | null) =>
  [...document.querySelectorAll('[data-component="Dialog"]')].at(-1) === layer;

/**
 * Makes a dialog of Radix that is not modal behave as a modal one while the page below keeps its styles and its
 * layout. The layer covers the page, so no press reaches it and its scrolling is not passed on; the page is
 * hidden from assistive technology, but for live regions, so notifications stay within reach; focus starts in
 * the first field, comes back when it strays, and returns to where it was.
 */
export function useModalLayer() {
  const layer = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  // The one moment after the dialog has been asked for and before a field with autoFocus takes the focus.
  useInsertionEffect(() => {
    opener.current = document.activeElement;
  }, []);

  useEffect(() => {
    if (layer.current) return hideOthers(layer.current);
  }, []);

  return {
    layer,
    body,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      const field = body.current?.querySelector<HTMLElement>(firstField);
      (field ?? body.current)?.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    onFocusOutside: (event: Event) => {
      if (isTopmost(layer.current)) layer.current?.focus({ preventScroll: true });
      event.preventDefault();
    },
    // What is beside the layer lies above it: a notification, or a later dialog.
    onInteractOutside: (event: Event) => event.preventDefault(),
  };
}
