'use client';
import { useSyncExternalStore } from 'react';
import { hasOverlay, subscribeToOverlays } from '#lib/open-overlays.ts';

const overlaysInTheWay = {
  dialog: ':is([data-component="Dialog"], [data-component="Drawer"])',
  'end-drawer': '[data-component="Drawer"][data-edge="end"]',
  'start-drawer': '[data-component="Drawer"][data-edge="start"]',
  'full-dialog': '[data-component="Dialog"][data-size="full"]',
  'alert-dialog': '[data-component="AlertDialog"]',
  popover: '[data-component="Popover"][data-side="bottom"]',
};

const never = () => () => {};
const none = () => '';
const read = () =>
  Object.entries(overlaysInTheWay)
    .filter(([, selector]) => hasOverlay(selector))
    .map(([name]) => name)
    .join(' ');

/** The names of the overlays that toasts leave free, with spaces between; while there are no toasts, none. */
export const useOverlaysBelow = (hasToasts: boolean): string =>
  useSyncExternalStore(hasToasts ? subscribeToOverlays : never, hasToasts ? read : none, none);
