/** The words of RoleSelect. Every list of members names roles by them. */
export interface RoleSelectLabels {
  /** The field. */
  role: string;
  /** Shown while no role is chosen. */
  choose: string;
  /** A role. */
  owner: string;
  /** What it may. */
  ownerMay: string;
  /** A role. */
  admin: string;
  /** What it may. */
  adminMay: string;
  /** A role. */
  sales: string;
  /** What it may. */
  salesMay: string;
  /** A role. */
  buyer: string;
  /** What it may. */
  buyerMay: string;
  /** A role. */
  viewer: string;
  /** What it may. */
  viewerMay: string;
  /** A role in a list of options that cannot be chosen, and why. */
  disabledRole: (role: string, reason: string) => string;
}

export const roleSelectLabels: RoleSelectLabels = {
  role: 'Role',
  choose: 'Choose a role',
  owner: 'Owner',
  ownerMay: 'May do everything, also rename or delete the company and make owners.',
  admin: 'Admin',
  adminMay: 'Buys, sells, and manages the profile and the members.',
  sales: 'Sales',
  salesMay: 'Manages products, quotes and orders as vendor, chats and connects.',
  buyer: 'Buyer',
  buyerMay: 'Sends requests, accepts quotes, manages orders as client, chats and connects.',
  viewer: 'Viewer',
  viewerMay: 'Reads everything and changes nothing.',
  disabledRole: (role, reason) => `${role}: ${reason}`,
};
