import { parseUrl } from './parse-url.ts';

/** The origin of the API with no slash at its end; empty when the app's own origin serves it. */
export function parseApiUrl(value: unknown): string {
  if (value === undefined || value === '') return '';
  if (typeof value !== 'string' || !/^https?:\/\//.test(value) || !parseUrl(value)) {
    throw new Error('VITE_API_URL must be an http or https URL.');
  }
  return value.replace(/\/+$/, '');
}

/** The build's settings. */
export const env = { apiUrl: parseApiUrl(import.meta.env['VITE_API_URL']) };
