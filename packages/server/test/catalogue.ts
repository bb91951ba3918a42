import type { ProductAdded, Session } from '@guildhall/contract';
import { newProduct, type Scene } from './authorization-matrix.ts';
import { address, type TestServer } from './server.ts';

/** The products of a scene: one to change, one that is archived, and one that companies have saved. */
export async function addCatalogue(
  server: TestServer,
  { token }: Session,
): Promise<Pick<Scene, 'product' | 'archived' | 'saved'>> {
  const add = async () => {
    const added = await server.call<ProductAdded>(...address('createProduct'), { token, body: newProduct });
    return added.body.product.id;
  };
  return { product: await add(), archived: await add(), saved: await add() };
}

/** Makes each product of a scene what it is to be, whatever a call has changed. */
export async function resetCatalogue(
  { context: { db, newId } }: TestServer,
  { product, archived, saved }: Pick<Scene, 'product' | 'archived' | 'saved'>,
  companies: readonly string[],
): Promise<void> {
  await db.updateTable('products').set({ status: 'active' }).where('id', '=', product).execute();
  await db.updateTable('products').set({ status: 'archived' }).where('id', '=', archived).execute();
  await db.deleteFrom('saved_products').execute();
  const saving = { product_id: saved, name: 'Saved', net_paise: 1, in_stock: true, saved_at: new Date() };
  await db
    .insertInto('saved_products')
    .values(companies.map((company_id) => ({ id: newId(), company_id, ...saving })))
    .execute();
}
