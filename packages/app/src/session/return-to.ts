interface Address {
  pathname: string;
  search: string;
}

/** Router state that tells the log-in where to lead back to. */
export const returnTo = ({ pathname, search }: Address) => ({ returnTo: pathname + search });

/** The address that `returnTo` put into router state, or `fallback` when it holds none. */
export function readReturnTo(state: unknown, fallback: string): string {
  const { returnTo: address } = (state ?? {}) as { returnTo?: unknown };
  return typeof address === 'string' && address.startsWith('/') ? address : fallback;
}
