'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { useLabels } from '#locale/use-locale.ts';
import type { ToasterStore, ToastRecord } from './create-toaster.ts';
import { toasterLabels, type ToasterLabels } from './Toaster.labels.ts';
import { Root } from './Toaster.styles.ts';
import { ToasterToast } from './ToasterToast.tsx';
import { useFocusByKeys } from './use-focus-by-keys.ts';
import { useOverlaysBelow } from './use-overlays-below.ts';
import { usePause } from './use-pause.ts';
import { useSwipe } from './use-swipe.ts';
import { useTimers } from './use-timers.ts';
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
  const { isPaused, isFocused, ...pause } = usePause(hasToasts);
  useTimers(toasts, isPaused, toaster.dismiss);
  const below = useOverlaysBelow(hasToasts);
  const origin = useFocusByKeys(list, hasToasts, isFocused);
  const swipe = useSwipe(toaster.dismiss);

  return (
    <div role="region" aria-label={words.shortcut(label ?? words.name)} {...pause}>
      <Root
        ref={composedRef}
        data-component="Toaster"
        data-placement={placement}
        data-above={below || undefined}
        aria-live="polite"
        tabIndex={-1}
        {...origin}
        {...swipe}
        {...rest}
      >
        {toasts.toReversed().map((toast) => (
          <ToasterToast key={toast.id} toast={toast} closeLabel={words.close} onDismiss={toaster.dismiss} />
        ))}
      </Root>
    </div>
  );
}
