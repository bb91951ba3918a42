import type { SearchResults } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { toProduct } from '#modules/products/product.ts';
import { toRequest } from '#modules/requests/request.ts';
import { findNearest } from './nearest.ts';
import {
  findBest,
  isAnyFound,
  readCompanies,
  readProducts,
  readRequests,
  type Best,
  type Kind,
  type Search,
} from './queries.ts';
import { understand, type Meaning } from './understand.ts';

type Db = Kysely<Database>;

const isRespelt = (one: Meaning, other: Meaning) =>
  one.products.text !== other.products.text || one.others.text !== other.others.text;

/** Reads the rows of some ids; without ids it needs no statement. */
export const readBest = async <Row>(
  best: readonly { id: string }[],
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> => (best.length === 0 ? [] : read(best.map(({ id }) => id)));

/** The best of each kind that `me`, or without a company anyone, may see. */
export async function findResults(
  db: Db,
  q: string,
  limit: number,
  me: string | null,
): Promise<SearchResults> {
  const findBy = ({ products, others }: Meaning) =>
    findBest(
      db,
      {
        companies: { ...others, limit },
        products: { ...products, limit },
        requests: { ...others, limit },
      },
      me,
    );
  let meaning = await understand(db, q);
  let best = await findBy(meaning);
  if (best.length === 0) {
    const strict = meaning;
    meaning = await understand(db, q, { respellAll: true });
    if (isRespelt(strict, meaning)) best = await findBy(meaning);
  }
  const of = (kind: Kind) => best.filter((row) => row.kind === kind);
  const countOf = (kind: Kind) => of(kind)[0]?.found ?? 0;
  const nearest = best.length === 0 ? await findNearest(db, meaning.missed, me) : [];
  const [companies, products, requests, nearestProducts] = await Promise.all([
    readBest(of('companies'), (ids) => readCompanies(db, ids, me)),
    readBest(of('products'), (ids) => readProducts(db, ids)),
    readBest(of('requests'), (ids) => readRequests(db, ids)),
    readBest(nearest, (ids) => readProducts(db, ids)),
  ]);
  return {
    companies,
    products: products.map(toProduct),
    requests: requests.map(toRequest),
    found: { companies: countOf('companies'), products: countOf('products'), requests: countOf('requests') },
    nearest: nearestProducts.map(toProduct),
  };
}

/** The best of one kind. What is found in no kind is respelt, as in `findResults`. */
export async function findPage(
  db: Db,
  kind: Kind,
  q: string,
  page: Pick<Search, 'limit' | 'after'>,
  me: string | null,
): Promise<Best[]> {
  const findBy = (meaning: Meaning) =>
    findBest(db, { [kind]: { ...meaning[kind === 'products' ? kind : 'others'], ...page } }, me);
  const meaning = await understand(db, q);
  const best = await findBy(meaning);
  if (best.length > 0 || (await isAnyFound(db, meaning, me))) return best;
  const respelt = await understand(db, q, { respellAll: true });
  return isRespelt(meaning, respelt) ? findBy(respelt) : best;
}
