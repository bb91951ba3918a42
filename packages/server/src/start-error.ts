/** Why the server cannot start, or go on, in one line for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
