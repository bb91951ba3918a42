import { ApiError } from '@guildhall/api-client';
import { isUnsent } from './offline.ts';
import { failureWords } from './toast-policy.ts';

const none: Record<string, string> = {};

/** The server's messages about single fields of a form, by field name. */
export const fieldErrors = (error: unknown) => (error instanceof ApiError ? error.fields : none);

/** Whether a call was refused because its link has expired, was used or is unknown. */
export const isLinkVoid = (error: unknown): boolean => 'token' in fieldErrors(error);

/** Why the server refused a call, if it has said so. */
export const serverSentence = (error: unknown): string | undefined =>
  error instanceof ApiError && error.message !== '' ? error.message : undefined;

/** Why a call failed, as a sentence: the server's, that one is offline, or a general one. */
export const failureSentence = (error: Error): string =>
  serverSentence(error) ?? (isUnsent(error) ? failureWords.offline : failureWords.fallback);

/** What a form shows of why it was not saved: errors of its fields, or else a sentence. */
export function formFailure(error: Error | null) {
  const errors = fieldErrors(error);
  return {
    fieldErrors: errors,
    error: error && Object.keys(errors).length === 0 ? failureSentence(error) : undefined,
  };
}

/** What somebody else has changed since it was read, and which fields differ, when that is why a save failed. */
export function conflictOf<Current>(error: unknown): { current: Current; fields: string[] } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'outdated') return undefined;
  return { current: error.current as Current, fields: Object.keys(error.fields) };
}
