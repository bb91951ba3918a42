import { createElement, lazy, useSyncExternalStore, type FunctionComponent, type ReactNode } from 'react';
import { loadingScreenGone } from '#loading-screen.ts';

/** One function for each component whose code failed to load: makes it load again. */
const resets = new Set<() => void>();

/** Lets components whose code failed to load try again the next time they are shown. */
export function resetFailedCode(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/** How long code is on its way before that is said, in milliseconds: what comes soon does not flash. */
const pendingDelay = 300;

/** The code that something opened has waited for that long, and who is told when that changes. */
const pendingCode = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

async function watchPending<T>(code: Promise<T>): Promise<T> {
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const timer = setTimeout(() => {
    pendingCode.add(code);
    tell();
  }, pendingDelay);
  try {
    return await code;
  } finally {
    clearTimeout(timer);
    if (pendingCode.delete(code)) tell();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether something that has been opened waits for its code, for longer than a moment. */
export const useCodePending = () => useSyncExternalStore(subscribe, () => pendingCode.size > 0);

/** All that loads in advance, one after the other: what is needed meanwhile waits for one of them at most. */
let preloads = loadingScreenGone;

async function loadAfter(others: Promise<void>, load: () => Promise<unknown>): Promise<void> {
  await others;
  // A failure matters only when the component is shown, which loads the code again.
  await load().catch(() => {});
}

/** Code that loads when it is first needed. */
export interface LazyCode {
  /**
   * Loads it in advance, after the loading screen: so it takes nothing from the first screen. Not for readers who want to
   * save data.
   */
  preload: () => void;
  /** The name by which its module exports the component. */
  exportName: string;
}

/** A component whose code loads when it is first shown. */
export interface LazyComponent<Props extends object = object> extends LazyCode {
  (props: Props): ReactNode;
}

/** The component that the module which `load` imports exports as `exportName`. */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  exportName: Name,
): LazyComponent<Props> {
  const makeLazy = () =>
    lazy<FunctionComponent<Props>>(async () => {
      try {
        return { default: (await watchPending(load()))[exportName] };
      } catch (error) {
        // React would remember the failure forever.
        resets.add(() => (current = makeLazy()));
        throw error;
      }
    });
  let current = makeLazy();
  const LazyComponent = (props: Props) => createElement<Props>(current, props);
  const preload = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) preloads = loadAfter(preloads, load);
  };
  return Object.assign(LazyComponent, { preload, exportName });
}
