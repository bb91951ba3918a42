import { ApiError } from '@guildhall/api-client';

/** The result, or null when there is nothing that the company may see. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    // 400: the id is malformed.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
