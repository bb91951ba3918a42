/** The roles of a company's members, from the most rights to the fewest. */
export const memberRoles = ['owner', 'admin', 'sales', 'buyer', 'viewer'] as const;

/** What a member may do in the company. */
export type MemberRole = (typeof memberRoles)[number];

/** Why roles cannot be given now, a sentence each. */
export type DisabledRoles = Readonly<Partial<Record<MemberRole, string>>>;
