import { NetworkError } from '@guildhall/api-client';

class OfflineError extends Error {
  override name = 'OfflineError';
}

/**
 * Fetches, and remembers of what fails that there was no network from the start. It tries all the same: a browser may
 * report that it is offline and still reach a server on its own machine.
 */
export const fetchOrOffline: typeof fetch = async (...call) => {
  const isOffline = !navigator.onLine;
  try {
    return await fetch(...call);
  } catch (cause) {
    throw isOffline ? new OfflineError('There was no network.', { cause }) : cause;
  }
};

/** Whether a call failed because there was no network: nothing of it was sent. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof NetworkError && error.cause instanceof OfflineError;
