interface Address {
  pathname: string;
  search: string;
}

/** Router state with the address to which the log-in returns. */
export const returnTo = ({ pathname, search }: Address) => ({ returnTo: pathname + search });

/** The address that `returnTo` put into router state, or `fallback` when there is none. */
export function readReturnTo(state: unknown, fallback: string): string {
  const { returnTo: address } = (state ?? {}) as { returnTo?: unknown };
  return typeof address === 'string' && address.startsWith('/') ? address : fallback;
}
