'use client';
import { useEffect, useState } from 'react';

/** Loads a picture that its address alone does not show. */
export type LoadPicture = (address: string, options: { signal: AbortSignal }) => Promise<Blob>;

/** The picture of an address: undefined until it is there, null where it cannot be loaded so. Without `load` it waits. */
export function useLoadedPicture(address: string, load: LoadPicture | undefined): Blob | null | undefined {
  const [picture, setPicture] = useState<Blob | null>();
  useEffect(() => {
    if (!load) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    load(address, { signal }).then(
      (loaded) => signal.aborted || setPicture(loaded),
      () => signal.aborted || setPicture(null),
    );
    return () => controller.abort();
  }, [address, load]);
  return picture;
}
