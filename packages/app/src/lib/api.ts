import { createClient } from '@guildhall/api-client';
import { env } from './env.ts';

let token: string | null = null;

/** Sets as whom the next calls are made; the session calls it, nobody else. */
export function setToken(next: string | null): void {
  token = next;
}

/** The app's one client of the API. */
export const api = createClient({ baseUrl: env.apiUrl, getToken: () => token });
