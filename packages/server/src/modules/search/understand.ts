import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { Missed } from './nearest.ts';
import { readPriceRange } from './price-range.ts';
import type { SearchOfEach } from './queries.ts';
import { findSpellings } from './spellings.ts';
import { isKnown, textQuery, wordQueries, wordsOf } from './text-query.ts';

/**
 * What a search text means. Of products a price is a range; companies and requests have no price, so there all is words.
 */
export interface Meaning extends SearchOfEach {
  /** The words of products that any row may have, each by itself. */
  missed: Missed;
}

/**
 * What a search text means. `respellAll` is for one that finds nothing: words that are known are then taken for misspelt
 * ones, too.
 */
export async function understand(
  db: Kysely<Database>,
  q: string,
  { respellAll = false } = {},
): Promise<Meaning> {
  const { rest, range } = readPriceRange(q);
  const [typed, words] = [wordsOf(q), wordsOf(rest)];
  const spellings = await findSpellings(db, [...new Set([...typed, ...words])], { all: respellAll });
  const queriesOf = (asked: readonly string[]) => ({
    text: textQuery(asked, spellings, { respelt: true }),
    exact: textQuery(asked, spellings, { respelt: false }),
  });
  return {
    products: { ...queriesOf(words), range },
    others: queriesOf(typed),
    missed: {
      words: wordQueries(
        words.filter((word) => isKnown(word, spellings.get(word))),
        spellings,
        { respelt: true },
      ),
      range,
    },
  };
}
