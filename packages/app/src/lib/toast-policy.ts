import { ApiError } from '@guildhall/api-client';

/** Durations that the product has agreed on, in milliseconds. */
export const toastDuration = { brief: 3000, dialog: 6000 } as const;

/** Words of our own, or our own only as `fallback` for an answer that brings no message. */
type Words = string | { fallback: string };

/** What a mutation tells the user. A mutation without texts is quiet: its failure is only logged. */
export interface ToastMeta extends Record<string, unknown> {
  success?: Words;
  failure?: Words;
  /** Milliseconds that the toast stays. `@default 5000` */
  duration?: number;
  /** The call opens a session, so its 401 is a wrong password and not the end of a session. */
  opensSession?: true;
}

/** The server did what it was asked but did not say so in the agreed words. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError';

  constructor() {
    super('Unexpected response from server. Please try again.');
  }
}

function choose(words: Words | undefined, message: unknown): string | undefined {
  if (words === undefined || typeof words === 'string') return words;
  return typeof message === 'string' && message !== '' ? message : words.fallback;
}

/** The text of the toast for a success, or undefined when there is to be none. */
export function successText(answer: unknown, { success }: ToastMeta): string | undefined {
  return choose(success, (answer as { message?: unknown } | undefined)?.message);
}

/** The text of the toast for a failure, or undefined when there is to be none. */
export function failureText(error: unknown, { failure }: ToastMeta): string | undefined {
  if (failure !== undefined && error instanceof UnexpectedAnswerError) return error.message;
  return choose(failure, error instanceof ApiError ? error.message : undefined);
}

/** Whether the error says that the session that the call was made with has ended. */
export function endsSession(error: unknown, meta: ToastMeta = {}): boolean {
  return error instanceof ApiError && error.status === 401 && !meta.opensSession;
}
