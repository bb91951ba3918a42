import { ApiError } from '@guildhall/api-client';

const none: Record<string, string> = {};

/** What the server says about single fields of a form, by their names. */
export const fieldErrors = (error: unknown) => (error instanceof ApiError ? error.fields : none);
