/** What a toast says, how it is meant, and for how long it stays. */
export interface ToastMessage {
  id: number;
  tone: 'positive' | 'critical' | 'info';
  text: string;
  /** Milliseconds. */
  duration: number;
}

const defaultDuration = 5000;

/** Holds the toasts that are on the screen; the app's one place to tell the user something in passing. */
export function createToastStore() {
  let toasts: readonly ToastMessage[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const replace = (next: readonly ToastMessage[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows `text`, for 5 seconds unless `duration` says otherwise. */
    show: (tone: ToastMessage['tone'], text: string, duration = defaultDuration) => {
      replace([...toasts, { id: nextId++, tone, text, duration }]);
    },
    dismiss: (id: number) => replace(toasts.filter((toast) => toast.id !== id)),
  };
}

/** What `createToastStore` makes. */
export type ToastStore = ReturnType<typeof createToastStore>;

export const toasts = createToastStore();
