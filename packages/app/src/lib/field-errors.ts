import { ApiError } from '@guildhall/api-client';
import { isUnsent } from './offline.ts';
import { failureWords } from './toast-policy.ts';

const none: Record<string, string> = {};

/** The server's messages about single fields of a form, by field name. */
export const fieldErrors = (error: unknown) => (error instanceof ApiError ? error.fields : none);

/** Why a call failed, as a sentence: the server's, that one is offline, or a general one. */
export const failureSentence = (error: Error): string =>
  (error instanceof ApiError && error.message) ||
  (isUnsent(error) ? failureWords.offline : failureWords.fallback);
