import { createClient } from '@guildhall/api-client';
import { env } from './env.ts';
import { fetchOrOffline } from './offline.ts';

let token: string | null = null;

/** Sets the session token that the next calls send; only `data-provider.tsx` calls it. */
export function setToken(next: string | null): void {
  token = next;
}

/** The app's one client of the API. */
export const api = createClient({
  baseUrl: env.apiUrl,
  getToken: () => token,
  fetch: fetchOrOffline,
});
