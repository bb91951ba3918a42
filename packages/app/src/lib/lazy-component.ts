import { createElement, lazy, type FunctionComponent, type ReactNode } from 'react';

/** The delay before each retry, in milliseconds: together about as long as a server takes to restart. */
const retryDelays = [500, 1500, 3000];

/** The timeout of loading with all retries, in milliseconds. */
const timeout = 120_000;

async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of retryDelays) {
    try {
      return await load();
    } catch {
      await new Promise((resume) => setTimeout(resume, delay));
    }
  }
  return load();
}

/** What `load` resolves to, after retries if necessary. Rejects when that takes longer than 120 seconds. */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`The code did not come within ${timeout} ms.`)), timeout);
  });
  return Promise.race([retry(load), timedOut]).finally(() => clearTimeout(timer));
}

/** One function for each component whose code failed to load: makes it load again. */
const resets = new Set<() => void>();

/** Lets components whose code failed to load try again the next time they are shown. */
export function resetFailedCode(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/** Code that loads when it is first needed. */
export interface LazyCode {
  /** Loads it in advance. */
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
        return { default: (await loadWithRetries(load))[exportName] };
      } catch (error) {
        // React would remember the failure forever.
        resets.add(() => (current = makeLazy()));
        throw error;
      }
    });
  let current = makeLazy();
  const LazyComponent = (props: Props) => createElement<Props>(current, props);
  // A failure matters only when the component is shown, which loads the code again.
  const preload = () => void loadWithRetries(load).catch(() => {});
  return Object.assign(LazyComponent, { preload, exportName });
}
