'use client';
import { useEffect, useRef } from 'react';
import type { ToastRecord } from './create-toaster.ts';

/** Dismisses each toast when its time is over. A pause stops the time of all. */
export function useTimers(
  toasts: readonly ToastRecord[],
  isPaused: boolean,
  dismiss: (id: string) => void,
): void {
  /** What is left of the time of each toast, in ms. */
  const left = useRef(new Map<ToastRecord, number>());
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const running = toasts.filter(({ open, duration }) => open && duration !== Infinity);
    left.current = new Map(running.map((toast) => [toast, left.current.get(toast) ?? toast.duration]));
    const timers = running.map((toast) => setTimeout(() => dismiss(toast.id), left.current.get(toast)));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      const passed = Date.now() - started;
      for (const [toast, time] of left.current) left.current.set(toast, time - passed);
    };
  }, [toasts, isPaused, dismiss]);
}
