/** Why the server cannot start or continue, in one line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
