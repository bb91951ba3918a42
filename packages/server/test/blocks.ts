import type { Session } from '@guildhall/contract';
import { address, type TestServer } from './server.ts';

/** Lets a company block another one. */
export async function block(server: TestServer, { token }: Session, companyId: string): Promise<void> {
  const { status } = await server.call(...address('blockCompany'), { token, body: { companyId } });
  if (status !== 201) throw new Error(`The block was answered ${status}.`);
}

/** Makes the blocks of a scene, in which these companies have blocked one, whatever a call has changed. */
export async function resetBlocks(
  { context: { db, newId } }: TestServer,
  blocked: string,
  companies: readonly string[],
): Promise<void> {
  await db.deleteFrom('blocks').execute();
  await db.deleteFrom('reports').execute();
  await db
    .insertInto('blocks')
    .values(
      companies.map((company_id) => ({
        id: newId(),
        company_id,
        blocked_id: blocked,
        created_at: new Date(),
      })),
    )
    .execute();
}
