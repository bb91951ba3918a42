import { lazy, type ComponentType } from 'react';

/** How long to wait before each new try, in milliseconds: about as long as a server takes to start again. */
const pauses = [500, 1500, 3000];

/** What `load` answers, at a later try if not at the first. */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return load();
}

/** A component whose code loads when it is first shown, or before that by its `preload`. */
export function lazyComponent<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const component = lazy(async () => ({ default: (await persistently(load))[name] }));
  // Code that does not come is missed when it is to be shown, and not before.
  const preload = () => void persistently(load).catch(() => {});
  return Object.assign(component, { preload });
}
