import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { ConversationLabels } from './Conversation.labels.ts';

/** From this share of the limit on the length is shown. */
const near = 0.9;
/** What is left is read out in steps, not at every key. */
const step = 50;

interface Length {
  isTooLong: boolean;
  /** The length and the limit, near and above it. */
  shown: string | undefined;
  /** What is read out of it. */
  announced: string | undefined;
  /** The error of a text that is too long. */
  error: string;
}

/** How long a text is, in characters as the server counts them, and what to say of it. */
export function useLength(text: string, limit: number | undefined, words: ConversationLabels): Length {
  const { locale } = useLocale();
  const written = (count: number) => formatNumber(count, { locale });
  // A text has at most as many characters as it has units, which are quick to count.
  if (limit === undefined || text.length < near * limit)
    return { isTooLong: false, shown: undefined, announced: undefined, error: '' };
  const length = Array.from(text).length;
  const isTooLong = length > limit;
  const error = words.tooLong(written(limit));
  const left = Math.ceil((limit - length) / step) * step;
  return {
    isTooLong,
    shown: length < near * limit ? undefined : words.length(written(length), written(limit)),
    announced: isTooLong ? error : words.charactersLeft(written(left), left),
    error,
  };
}
