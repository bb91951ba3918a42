import { ApiError } from '@guildhall/api-client';
import type { ToastAction } from '@guildhall/ui/toaster';
import { isUnsent } from './offline.ts';

/**
 * How long toasts stay, in milliseconds: `brief` those of connections, blocks, log-in and every sign-up, `dialog` those
 * of what a form sends (products, requests, offers, invitations, reports), of letters and of leaving. All others stay as
 * long as the Toaster's default says.
 */
export const toastDuration = { brief: 3000, dialog: 6000 } as const;

/**
 * The app's own text, unless the server has refused the call and says why, or with `fallback` a text only for responses
 * without a message; with `offline` another one for calls that were not sent for want of a network.
 */
type Words = string | { fallback: string; offline?: string };

/** What calls say when they succeed: the server's sentence, or this one. */
export const successWords = { fallback: 'Done.' };

/** What calls say when they fail: the server's sentence, or one of these. */
export const failureWords = {
  fallback: 'An error occurred. Please try again.',
  offline: 'You are offline. Nothing was sent.',
};

/** The texts of a mutation's toasts. Without them there is no toast, and a failure is only logged. */
export interface ToastMeta extends Record<string, unknown> {
  success?: string | { fallback: string; offline?: never };
  failure?: Words;
  /** How long the toast stays, in milliseconds. `@default 5000` */
  duration?: number;
  /** What can be done next, in the toast of a success. */
  next?: (response: never) => ToastAction;
  /** The call opens a session, so its 401 is a wrong password and not the end of a session. */
  opensSession?: true;
}

/** The server reported a success, but without the specified message. */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';

  constructor() {
    super('Unexpected response from server. Please try again.');
  }
}

function choose(words: Words | undefined, message: unknown): string | undefined {
  if (words === undefined || typeof words === 'string') return words;
  return typeof message === 'string' && message !== '' ? message : words.fallback;
}

/** The text of the toast for a success, or undefined when there is to be none. */
export function successText(response: unknown, { success }: ToastMeta): string | undefined {
  return choose(success, (response as { message?: unknown } | undefined)?.message);
}

/** The text of the toast for a failure, or undefined when there is to be none. */
export function failureText(error: unknown, { failure }: ToastMeta): string | undefined {
  if (failure !== undefined && (error instanceof UnexpectedResponseError || isRefusal(error)))
    return error.message;
  if (typeof failure === 'object' && failure.offline && isUnsent(error)) return failure.offline;
  return choose(failure, error instanceof ApiError ? error.message : undefined);
}

/** Whether the server has refused the call and says why: sent again as it is, it would be refused again. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  // The session has ended, or the call came too slowly.
  ![401, 408].includes(error.status) &&
  error.message !== '';

/** Whether the call was refused for want of a right; the message says who has it. */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 403 && error.message !== '';

/** Whether the error means that the call's session has ended. */
export function endsSession(error: unknown, meta: ToastMeta = {}): boolean {
  return error instanceof ApiError && error.status === 401 && !meta.opensSession;
}
