import { themeScript } from '@guildhall/ui/theme-script';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './Page.jsx';

const files = {
  '/tokens.css': ['text/css', import.meta.resolve('@guildhall/ui/tokens.css')],
  '/reset.css': ['text/css', import.meta.resolve('@guildhall/ui/reset.css')],
  '/client.js': ['text/javascript', import.meta.resolve('./client/client.js')],
};

/** What a page may load and run; the nonce is another one in each response. */
const policy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
  ].join('; ');

function renderPage(nonce) {
  const sheet = new ServerStyleSheet({ nonce });
  const page = renderToString(sheet.collectStyles(<Page />));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta property="csp-nonce" nonce="${nonce}" />
    <link rel="icon" href="data:," />
    <title>Guildhall on plain Node</title>
    <link rel="stylesheet" href="/tokens.css" />
    <link rel="stylesheet" href="/reset.css" />
    ${sheet.getStyleTags()}
    <script nonce="${nonce}">${themeScript}</script>
    <script type="module" nonce="${nonce}" src="/client.js"></script>
  </head>
  <body>
    <div id="root">${page}</div>
  </body>
</html>`;
}

async function respond(request, response) {
  const [type, url] = files[request.url] ?? ['text/html; charset=utf-8'];
  response.setHeader('content-type', type);
  if (url) return response.end(await readFile(fileURLToPath(url)));
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('content-security-policy', policy(nonce));
  return response.end(renderPage(nonce));
}

const server = createServer((request, response) => void respond(request, response));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
