/** A piece of a text. */
interface TextPiece {
  text: string;
  /** Where it leads, if it is a link. */
  href?: string;
}

/** Up to the next space, and to what is no part of an address: quotes, and characters that are not seen. */
const address = /(?<![\p{L}\p{N}])(?:https?:\/\/|mailto:)[^\s<>"\p{Cc}\p{Cf}]+/giu;

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const sentenceEnd = /[\p{Po}\p{Pf}*_~]/u;
/** Marks that an address may well end with. */
const addressEnd = /[/#%&@\\]/;

const count = (text: string, character: string) => text.split(character).length - 1;

/** An address without what ends the sentence that it stands in, and without a bracket that was opened before it. */
function trimAddress(found: string): string {
  const surplus = new Map(
    Object.entries(brackets).map(([close, open]) => [close, count(found, close) - count(found, open)]),
  );
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1]!;
    const left = surplus.get(last);
    if (left === undefined ? !sentenceEnd.test(last) || addressEnd.test(last) : left <= 0) break;
    if (left !== undefined) surplus.set(last, left - 1);
  }
  return found.slice(0, end);
}

/** Safari before 17 has no `URL.canParse`. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The address that a text is, unless it hides where it leads or leads nowhere. */
function hrefOf(text: string): string | undefined {
  const url = parseUrl(text);
  if (!url) return undefined;
  const { protocol, username, password, pathname, href } = url;
  // `https://bank.example@evil.example` leads to the second.
  if (protocol === 'http:' || protocol === 'https:') return username || password ? undefined : href;
  return protocol === 'mailto:' && pathname.includes('@') ? href : undefined;
}

/** Splits a text into its links, which are addresses that begin with http, https or mailto, and what is between them. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimAddress(found);
    const href = hrefOf(link);
    if (href === undefined) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: link, href });
    end = index + link.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
