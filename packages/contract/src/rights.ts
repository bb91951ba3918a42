/**
 * Who may do what in a company. This file imports nothing, so a browser loads the table alone.
 */

/** The roles of a company's members, from the most rights to the fewest. */
export const roles = ['owner', 'admin', 'sales', 'buyer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The roles that have each right. */
export const rights = {
  /** One's own session and password. */
  self: roles,
  /** Read all of the company. */
  read: roles,
  /** Chat and connections. */
  network: ['owner', 'admin', 'sales', 'buyer'],
  /** Products, and quotes and orders as the vendor. */
  sell: ['owner', 'admin', 'sales'],
  /** Requests, accepting quotes, and orders as the client. */
  buy: ['owner', 'admin', 'buyer'],
  /** Profile, members, sessions of others, export. */
  administer: ['owner', 'admin'],
  /** The company's name and email, deactivating and deleting it, its owners. */
  own: ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof rights;

/** Whether a role has a right. */
export const hasRight = (role: Role, right: Right): boolean =>
  (rights[right] as readonly Role[]).includes(role);

const plurals: Record<Role, string> = {
  owner: 'owners',
  admin: 'admins',
  sales: 'sales',
  buyer: 'buyers',
  viewer: 'viewers',
};

/** The sentence for a member without a right: `Only owners and admins may do this.` */
export const whoMay = (right: Right): string =>
  `Only ${new Intl.ListFormat('en-GB').format(rights[right].map((role) => plurals[role]))} may do this.`;
