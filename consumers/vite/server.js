import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const isProduction = process.env.NODE_ENV === 'production';
const server = createServer();

async function startDevelopment() {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  return {
    serveFile: vite.middlewares,
    readTemplate: async (url) => vite.transformIndexHtml(url, await readFile('index.html', 'utf8')),
    loadEntry: () => vite.ssrLoadModule('/src/entry-server.tsx'),
  };
}

async function startProduction() {
  const { default: sirv } = await import('sirv');
  return {
    serveFile: sirv('dist/client', { extensions: [] }),
    readTemplate: () => readFile('dist/client/index.html', 'utf8'),
    loadEntry: () => import('./dist/server/entry-server.js'),
  };
}

const { serveFile, readTemplate, loadEntry } = await (isProduction ? startProduction() : startDevelopment());

server.on('request', (request, response) => {
  serveFile(request, response, async () => {
    const template = await readTemplate(request.url);
    const { head, page } = (await loadEntry()).render();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(template.replace('<!-- head -->', () => head).replace('<!-- page -->', () => page));
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
