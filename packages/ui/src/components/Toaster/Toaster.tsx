'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixToast from '@radix-ui/react-toast';
import { useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { useLabels } from '#locale/use-locale.ts';
import type { ToasterStore, ToastRecord } from './create-toaster.ts';
import { toasterLabels, type ToasterLabels } from './Toaster.labels.ts';
import { Root } from './Toaster.styles.ts';
import { ToasterToast } from './ToasterToast.tsx';
import { useEndOfPause } from './use-end-of-pause.ts';
import { useFocusWithin } from './use-focus-within.ts';
import { useOverlaysBelow } from './use-overlays-below.ts';
import { checkKind } from '#lib/misuse.ts';

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The store whose toasts are shown, made by `createToaster`. */
  toaster: ToasterStore;
  /**
   * The corner of the screen, `start` and `end` in reading direction. On phones the toasts take the whole width.
   * @default 'top-end'
   */
  placement?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | undefined;
  /**
   * The name of the region where the toasts are, read out together with its shortcut.
   * @default 'Notifications'
   */
  label?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ToasterLabels> | undefined;
}

const noToasts: readonly ToastRecord[] = [];
const altT = ['altKey', 'KeyT'];
const noKeys: string[] = [];
/** How far a toast must be dragged to be dismissed, as a part of its width. */
const threshold = 0.8;
/** The list is the live region. The one that Radix adds for each toast would say it again. */
const nowhere = typeof document === 'undefined' ? undefined : document.createDocumentFragment();

/**
 * Shows an application's toasts: news about actions that are over. Render it once, beside everything else, so that it
 * outlives every change of the page. For news that belongs to a place on the page use `Alert`.
 */
export function Toaster({ toaster, placement = 'top-end', label, labels, ref, ...rest }: ToasterProps) {
  if (process.env.NODE_ENV !== 'production') checkKind('Toaster', 'toaster', toaster, 'an object');
  const words = useLabels('Toaster', toasterLabels, labels);
  const list = useRef<HTMLOListElement>(null);
  const composedRef = useComposedRefs(list, ref);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => noToasts);
  const hasToasts = toasts.some(({ open }) => open);
  const below = useOverlaysBelow(hasToasts);
  const { isEntered, leave } = useFocusWithin(list, hasToasts);
  useEndOfPause(list, toasts.length > 0);
  const [isLeftwards, setLeftwards] = useState(false);
  const [width, setWidth] = useState(0);

  return (
    <RadixToast.Provider
      announcerContainer={nowhere}
      swipeDirection={isLeftwards ? 'left' : 'right'}
      swipeThreshold={width * threshold}
    >
      {toasts.map((toast, index) => (
        <ToasterToast
          key={toast.id}
          toast={toast}
          position={index}
          isEntered={isEntered}
          closeLabel={words.close}
          onDismiss={toaster.dismiss}
          onEscape={leave}
          onPress={({ clientWidth }) => {
            setLeftwards(getComputedStyle(list.current!).getPropertyValue('--_edge').startsWith('-'));
            setWidth(clientWidth);
          }}
        />
      ))}
      <RadixToast.Viewport
        asChild
        ref={composedRef}
        label={words.shortcut(label ?? words.name)}
        hotkey={hasToasts ? altT : noKeys}
        aria-live="polite"
        {...rest}
      >
        <Root data-component="Toaster" data-placement={placement} data-above={below || undefined} />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}
