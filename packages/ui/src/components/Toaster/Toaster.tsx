'use client';
import * as RadixToast from '@radix-ui/react-toast';
import { useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import type { ToasterStore, ToastRecord } from './create-toaster.ts';
import { Root } from './Toaster.styles.ts';
import { ToasterToast } from './ToasterToast.tsx';
import { useEscape } from './use-escape.ts';
import { useSwipe } from './use-swipe.ts';

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The store whose toasts are shown, made by `createToaster`. */
  toaster: ToasterStore;
  /**
   * The corner of the screen, `start` and `end` in reading direction. On phones the toasts take the whole width.
   * @default 'top-end'
   */
  placement?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end';
  /**
   * The name of the region where the toasts are, read out together with its shortcut.
   * @default 'Notifications'
   */
  label?: string;
}

const noToasts: readonly ToastRecord[] = [];
const altT = ['altKey', 'KeyT'];

/**
 * Shows an application's toasts: news about actions that are over. Render it once, beside everything else, so that it
 * outlives every change of the page. For news that belongs to a place on the page use `Alert`.
 */
export function Toaster({
  toaster,
  placement = 'top-end',
  label = 'Notifications',
  ref,
  ...rest
}: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => noToasts);
  const swipe = useSwipe(viewport, placement.endsWith('end') ? 'end' : 'start');
  useEscape(viewport);
  // The list is the live region. The one that Radix adds would repeat every message in the page.
  const [unusedAnnouncer] = useState(() =>
    typeof document === 'undefined' ? undefined : new DocumentFragment(),
  );

  return (
    <RadixToast.Provider {...(unusedAnnouncer && { announcerContainer: unusedAnnouncer })} {...swipe}>
      {toasts.map((toast, index) => (
        <ToasterToast
          key={toast.id}
          toast={toast}
          position={index}
          viewport={viewport}
          onDismiss={toaster.dismiss}
        />
      ))}
      <RadixToast.Viewport
        asChild
        ref={viewport}
        label={`${label} (Alt+T)`}
        hotkey={toasts.length > 0 ? altT : []}
        aria-live="polite"
        aria-relevant="additions"
        {...rest}
      >
        <Root ref={ref} data-component="Toaster" data-placement={placement} />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}
