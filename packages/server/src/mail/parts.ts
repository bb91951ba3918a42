import type { Words } from './letters.ts';

const signature = 'Guildhall';

/** The part of a letter for readers that show plain text. */
export const toText = ({ before, link, after }: Words): string =>
  [...before, link.address, ...after, signature].join('\n\n').concat('\n');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
const paragraph = (html: string): string => `<p>${html}</p>`;

/** The part of a letter for all others. It sets no colours, so that it follows the reader's theme, and loads nothing. */
export function toHtml({ subject, before, link, after }: Words): string {
  const paragraphs = [
    ...before.map(escape),
    `<a href="${escape(link.address)}">${escape(link.label)}</a>`,
    ...after.map(escape),
    signature,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
</head>
<body style="font-family: system-ui, sans-serif; font-size: 1rem; line-height: 1.5; max-width: 36rem">
${paragraphs.map(paragraph).join('\n')}
</body>
</html>
`;
}
