import { themeScript } from '@guildhall/ui/theme-script';
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

function renderPage() {
  const sheet = new ServerStyleSheet();
  const page = renderToString(sheet.collectStyles(<Page />));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Guildhall on plain Node</title>
    <link rel="stylesheet" href="/tokens.css" />
    <link rel="stylesheet" href="/reset.css" />
    ${sheet.getStyleTags()}
    <script>${themeScript}</script>
    <script type="module" src="/client.js"></script>
  </head>
  <body>
    <div id="root">${page}</div>
  </body>
</html>`;
}

async function respond(request, response) {
  const [type, url] = files[request.url] ?? ['text/html; charset=utf-8'];
  response.setHeader('content-type', type);
  response.end(url ? await readFile(fileURLToPath(url)) : renderPage());
}

const server = createServer((request, response) => void respond(request, response));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
