import { createElement, lazy, type FunctionComponent, type ReactNode } from 'react';

/** How long to wait before each new try, in milliseconds: about as long as a server takes to start again. */
const pauses = [500, 1500, 3000];

/** How long code may take in all, in milliseconds. */
const limit = 120_000;

async function tryAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return load();
}

/** What `load` answers, at a later try if not at the first. Fails when that takes longer than 120 seconds. */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`The code did not come within ${limit} ms.`)), limit);
  });
  return Promise.race([tryAgain(load), timeIsUp]).finally(() => clearTimeout(timer));
}

/** What makes each component whose code did not come ask for it anew. */
const renewals = new Set<() => void>();

/** Lets components whose code did not come ask for it again the next time they are shown. */
export function askForMissingCode(): void {
  for (const renew of renewals) renew();
  renewals.clear();
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
        return { default: (await persistently(load))[exportName] };
      } catch (error) {
        // React keeps a failure for good.
        renewals.add(() => (current = makeLazy()));
        throw error;
      }
    });
  let current = makeLazy();
  const LazyComponent = (props: Props) => createElement<Props>(current, props);
  // Code that does not come is missed when it is to be shown, and not before.
  const preload = () => void persistently(load).catch(() => {});
  return Object.assign(LazyComponent, { preload, exportName });
}
