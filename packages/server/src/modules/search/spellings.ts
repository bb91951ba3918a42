import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { Spellings } from './text-query.ts';

/** Words that are corrected; a shorter one resembles too many others, and one with a digit is a size or an SKU. */
const spellable = /^\p{L}{4,60}$/u;

/** A range, for which PostgreSQL uses the primary key even where the prefix comes from another row. */
const startsWith = (prefix: RawBuilder<unknown>) =>
  sql`(word >= ${prefix} and word < ${prefix} || chr(1114111))`;

/**
 * How the known words spell `words`. Without `all`, a word that is the start of a known word, or has the stem of one, is
 * taken as it is; with it, the words near to it are found as well.
 */
export async function findSpellings(
  db: Kysely<Database>,
  words: readonly string[],
  { all = false } = {},
): Promise<Map<string, Spellings>> {
  // As JSON, whose length PostgreSQL does not look at: so it has one plan for any number of words.
  const typed = JSON.stringify(words.map((asked) => ({ asked, is_spellable: spellable.test(asked) })));
  const { rows } = await sql<Spellings & { asked: string }>`
    with known as materialized (
      select asked, is_spellable, stem_of(asked) as stem, sound_of(asked) as sound,
        exists (select from search_words where ${startsWith(sql`asked`)}) as is_start,
        array(
          select word from search_words
          where stem = stem_of(asked) and not starts_with(word, asked)
          order by length(word), word
          limit 8
        ) as forms
      from json_to_recordset(${typed}::json) typed (asked text, is_spellable boolean)
    )
    select asked, is_start as "isStart", forms, case when is_spellable and (${all}::boolean or not is_start and forms = '{}') then array(
      select word from (
        select word, (word.sound = known.sound) is true as is_same_sound, least(
          levenshtein_less_equal(word, asked, 2),
          levenshtein_less_equal(left(word, length(asked)), asked, 2)
        ) as distance
        from (
          (select word, sound from search_words where word % asked and word !~ '[0-9]' limit 2000)
          union (select word, sound from search_words where sound = known.sound limit 500)
          union (
            select word, sound from search_words
            where left(word, 2) = left(asked, 2) and length(word) >= length(asked) - 2 and word !~ '[0-9]'
            order by length(word)
            limit 2000
          )
        ) word
        where not starts_with(word, asked)
      ) alike
      where distance <= case when length(asked) > 4 then 2 else 1 end
      order by is_same_sound desc, distance, word
      limit 8
    ) else '{}' end as near
    from known`.execute(db);
  return new Map(rows.map(({ asked, ...spellings }) => [asked, spellings]));
}
