import { escapeHtml } from '#html.ts';
import type { Words } from './letters.ts';

const signature = 'Guildhall';

/** The part of a letter for readers that show plain text. */
export const toText = ({ before, places = [], link, after, unsubscribe }: Words): string =>
  [
    ...before,
    ...places.map(({ label, address }) => `${label}\n${address}`),
    link.address,
    ...after,
    signature,
    ...(unsubscribe?.links ?? []).map(({ label, address }) => `${label}: ${address}`),
  ]
    .join('\n\n')
    .concat('\n');

const paragraph = (html: string): string => `<p>${html}</p>`;
const anchor = ({ label, address }: Words['link']): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
const list = (links: Words['link'][]): string =>
  `<ul>${links.map((link) => `<li style="margin-block: 0.5rem">${anchor(link)}</li>`).join('')}</ul>`;

/** The part of a letter for all others. It sets no colours, so that it follows the reader's theme, and loads nothing. */
export function toHtml({ subject, before, places = [], link, after, unsubscribe }: Words): string {
  const blocks = [
    ...before.map(escapeHtml).map(paragraph),
    ...(places.length > 0 ? [list(places)] : []),
    ...[anchor(link), ...after.map(escapeHtml), signature].map(paragraph),
    ...(unsubscribe
      ? [`<p style="font-size: 0.875rem">${unsubscribe.links.map(anchor).join('<br>')}</p>`]
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="font-family: system-ui, sans-serif; font-size: 1rem; line-height: 1.5; max-width: 36rem">
${blocks.join('\n')}
</body>
</html>
`;
}
