import type { TestServer } from './server.ts';

/** Brings back every company that a call has deactivated or deleted. */
export async function bringBack({ context: { db } }: TestServer): Promise<void> {
  await db
    .updateTable('companies')
    .set({ status: 'active', leaving_until: null })
    .where('status', '<>', 'active')
    .execute();
}
