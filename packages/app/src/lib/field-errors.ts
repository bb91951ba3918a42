import { ApiError } from '@guildhall/api-client';

const none: Record<string, string> = {};

/** The server's messages about single fields of a form, by field name. */
export const fieldErrors = (error: unknown) => (error instanceof ApiError ? error.fields : none);
