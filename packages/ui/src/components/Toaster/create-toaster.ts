import type { ReactNode } from 'react';

/** How a toast is shown. */
export interface ToastOptions {
  /**
   * What kind of news it is. `critical` interrupts a screen reader; the others wait their turn.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * How long it stays, in ms; `Infinity` until it is dismissed. Pointer or focus on the toasts pause the timer.
   * @default 5000
   */
  duration?: number | undefined;
  /** What the reader can do about it. It dismisses the toast. */
  action?: ToastAction | undefined;
}

/** A button in a toast. */
export interface ToastAction {
  /** What it does, in a word or two. */
  label: string;
  /** Called when it is pressed. */
  onPress: () => void;
}

/** A toast as it stands in the store. */
export interface ToastRecord extends Pick<ToastOptions, 'action'> {
  id: string;
  tone: NonNullable<ToastOptions['tone']>;
  duration: number;
  message: ReactNode;
  /** False while it leaves the screen. */
  open: boolean;
}

/** Keeps the toasts that a `Toaster` shows. It can be used from anywhere, inside React or out. */
export interface ToasterStore {
  /** Shows a message and returns the id by which it can be dismissed. */
  toast: (message: ReactNode, options?: ToastOptions) => string;
  /** Takes away one toast, or all of them when no id is given. */
  dismiss: (id?: string) => void;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts, oldest first; a new list after every change. */
  getSnapshot: () => readonly ToastRecord[];
}

/** In ms; longer than the animation by which a toast leaves. */
const exitDuration = 400;

/** Creates the store of an application's toasts: one for each application, given to its one `Toaster`. */
export function createToaster(): ToasterStore {
  let toasts: readonly ToastRecord[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  const replace = (next: readonly ToastRecord[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    toast: (message, { tone = 'info', duration = 5000, action } = {}) => {
      const id = `toast-${++count}`;
      replace([...toasts, { id, message, tone, duration, action, open: true }]);
      return id;
    },
    dismiss: (id) => {
      const leaving = new Set(
        toasts.filter((toast) => toast.id === (id ?? toast.id)).map((toast) => toast.id),
      );
      replace(toasts.map((toast) => (leaving.has(toast.id) ? { ...toast, open: false } : toast)));
      setTimeout(() => replace(toasts.filter((toast) => !leaving.has(toast.id))), exitDuration);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
