import { ApiError } from '@guildhall/api-client';

const none: Record<string, string> = {};

/** The server's messages about single fields of a form, by field name. */
export const fieldErrors = (error: unknown) => (error instanceof ApiError ? error.fields : none);

/** Why a call failed, as a sentence: the server's, or a general one. */
export const failureSentence = (error: Error): string =>
  (error instanceof ApiError && error.message) || 'An error occurred. Please try again.';
