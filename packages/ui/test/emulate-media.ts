/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Has the page look as on a device with these media features, such as `forced-colors`; without any, as on this one. */
export async function emulateMedia(features: Readonly<Record<string, string>> = {}): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}
