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
  /**
   * Its id. A toast that has it already is replaced, and the time begins anew: news of how the same thing goes on.
   * @default an id of its own
   */
  id?: string | undefined;
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
  /** The toasts that show, oldest first; a new list after every change. */
  getSnapshot: () => readonly ToastRecord[];
}

/** In ms; longer than the animation by which a toast leaves. */
const exitDuration = 400;

interface ToasterOptions {
  /**
   * How many toasts show at once. The older ones wait until there is room again, and so does their time.
   * @default 5
   */
  limit?: number | undefined;
}

/** Creates the store of an application's toasts: one for each application, given to its one `Toaster`. */
export function createToaster({ limit = 5 }: ToasterOptions = {}): ToasterStore {
  let toasts: readonly ToastRecord[] = [];
  let shown: readonly ToastRecord[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  const replace = (next: readonly ToastRecord[]) => {
    toasts = next;
    const newest = toasts.filter(({ open }) => open).slice(-limit);
    shown = toasts.filter((toast) => !toast.open || newest.includes(toast));
    for (const listener of listeners) listener();
  };

  return {
    toast: (message, { tone = 'info', duration = 5000, action, id = `toast-${++count}` } = {}) => {
      const record = { id, message, tone, duration, action, open: true };
      // One that waits comes to the front, or its news would wait too.
      const isShown = shown.some((toast) => toast.id === id);
      replace(
        isShown
          ? toasts.map((toast) => (toast.id === id ? record : toast))
          : [...toasts.filter((toast) => toast.id !== id), record],
      );
      return id;
    },
    dismiss: (id) => {
      const isMeant = (toast: ToastRecord) => id === undefined || toast.id === id;
      // One that waits needs not leave the screen.
      const kept = toasts.filter((toast) => !isMeant(toast) || shown.includes(toast));
      const next = kept.map((toast) => (isMeant(toast) ? { ...toast, open: false } : toast));
      const leaving = new Set(next.filter(isMeant));
      replace(next);
      // By then another one may have its id.
      setTimeout(() => replace(toasts.filter((toast) => !leaving.has(toast))), exitDuration);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}
