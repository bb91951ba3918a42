import { defaultZone } from '@guildhall/contract/limits';

/** The name by which the browser knows a zone: Chromium and Safari call `Asia/Kolkata` by its old name. */
const browserName = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** The names of all time zones, in their order; `own`, that of the company, is among them. */
export function timeZones(own: string = defaultZone): string[] {
  const named = new Map([defaultZone, own].map((zone) => [browserName(zone), zone]));
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => named.get(zone) ?? zone);
  return [...new Set([...zones, own])].sort();
}
