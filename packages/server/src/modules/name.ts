import { sql, type RawBuilder } from 'kysely';

/** The words of a text with a space before each: in lower case, and letters without their accents. */
const words = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`' ' || regexp_replace(regexp_replace(lower(normalize(${text}, nfkd)), '[\u0300-\u036f]', '', 'g'),
    '[[:punct:][:space:]]+', ' ', 'g')`;

/** Whether a text has words, and a name for each of them one that begins with it, whatever their case and accents. */
export const hasName = (name: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(select coalesce(bool_and(position(' ' || word in ${words(name)}) > 0), false)
    from unnest(string_to_array(trim(${words(sql`${text}::text`)}), ' ')) word)`;
