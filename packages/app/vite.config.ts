import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, runnerImport, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { compiledFolders } from '../ui/scripts/compiled-folders.ts';
import { drawnIcons } from '../ui/scripts/drawn-icons.ts';
import type * as firstPaintModule from './prerender/first-paint.tsx';
import type * as landingModule from './prerender/landing.tsx';
import type * as screenCodeModule from './prerender/screen-code.ts';
import type * as routeTableModule from './src/route-table.ts';

const api = { target: 'http://127.0.0.1:3000' };

const source = '@guildhall/source';

// The type of `oxc` does not have all options of the transform that rolldown ships.
const oxc = {
  plugins: { styledComponents: { namespace: 'guildhall', fileName: true } },
} as UserConfig['oxc'];

/** Runs a module of `prerender` or of the app itself, as the app's own code, while the app is built. */
const run = async <T>(path: string): Promise<T> => {
  const { module } = await runnerImport<T>(path, {
    root: import.meta.dirname,
    logLevel: 'warn',
    ...(oxc && { oxc }),
    environments: { inline: { resolve: { conditions: [source], noExternal: [/^@guildhall\//] } } },
  });
  return module;
};

/** Fills `index.html` with what must be there before any script: the theme and the loading screen. */
const firstPaintPlugin: Plugin = {
  name: 'first-paint',
  async transformIndexHtml(html) {
    const { firstPaint } = await run<typeof firstPaintModule>('./prerender/first-paint.tsx');
    return Object.entries(firstPaint).reduce(
      (page, [place, markup]) => page.replace(`<!-- ${place} -->`, () => markup),
      html,
    );
  },
};

/**
 * Writes `landing.html`: `index.html` with the landing page in it, for readers without scripts and for search engines.
 * Both preload the code of their screens. Lists the addresses of the screens for the server.
 */
const htmlPages: Plugin = {
  name: 'html-pages',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html.');
    const { landing } = await run<typeof landingModule>('./prerender/landing.tsx');
    const routeTable = await run<typeof routeTableModule>('./src/route-table.ts');
    const { fontPreloads, landingPreloads, screenPreloads } = await run<typeof screenCodeModule>(
      './prerender/screen-code.ts',
    );
    // After the stylesheet, which is needed first.
    const atEndOfHead = (html: string, more: string) => html.replace('</head>', () => `${more}</head>`);
    const index = atEndOfHead(String(page.source), fontPreloads(bundle));
    const source = atEndOfHead(index, landingPreloads(bundle, routeTable) + landing.styles)
      .replace('<!-- screen-code -->', '')
      .replace('<div id="root"></div>', () => `<div id="root">${landing.markup}</div>`);
    this.emitFile({ type: 'asset', fileName: 'landing.html', source });
    const addresses = routeTable.screens.flatMap(({ paths }) => paths);
    this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(addresses) });
    page.source = index.replace('<!-- screen-code -->', () => screenPreloads(bundle, routeTable));
  },
};

/** Has each `import()` wait for its files by `loadCode`, and not by the helper of Vite's, which imports a file that fails. */
const loadCodePlugin: Plugin = {
  name: 'load-code',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadCode as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'src/lib/load-code.ts'))}`,
  },
};

/** Puts a compressed copy beside each text file, so that the server need not compress on every request. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|html)$/.test(fileName));
    await Promise.all(
      texts.flatMap((file) => {
        const text = file.type === 'chunk' ? file.code : file.source;
        const path = join(dir, file.fileName);
        return [
          writeFile(`${path}.br`, brotliCompressSync(text)),
          writeFile(`${path}.gz`, gzipSync(text, { level: 9 })),
        ];
      }),
    );
  },
};

/** Moves the source maps out of the served files: they are for reading error reports, and contain the source. */
const keepSourceMaps: Plugin = {
  name: 'keep-source-maps',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const folder = join(import.meta.dirname, 'source-maps');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const maps = Object.keys(bundle).filter((name) => name.endsWith('.map'));
    await Promise.all(maps.map((name) => rename(join(dir, name), join(folder, basename(name)))));
  },
};

/** What React Compiler compiles: what passes data to lists of many rows, and what the published components have compiled. */
const compiledSources = [
  ...['data', 'routes'].map((folder) => `/packages/app/src/${folder}/`),
  ...compiledFolders.map((folder) => `/packages/ui/src/${folder}/`),
];

/**
 * The code that screens share, in files by which screens need it. Without groups each set of modules that the same
 * screens share is a file of its own: a screen then requests 60 of them, and small files compress badly. A group includes
 * what its modules import unless an earlier one has it, so groups that more screens need come first.
 */
const sharedCode: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'] },
  {
    name: 'landing-and-forms',
    // Icons that the landing page shares with other screens. In the groups below it would load the whole groups.
    test: /ui\/src\/(trade\/Brand|components\/(SkipLink|TextField)|locale(?!\/format)|navigation(?!\/Opener))\/|ui\/src\/lib\/(platform|misuse|use-scrolled)|ui\/src\/icons\/(ArrowRight|Check|ClipboardList|Handshake|Mail|MessagesSquare|Store)\.ts$/,
  },
  {
    // All screens but the landing page, among them those outside the frame.
    name: 'screens',
    test: /@tanstack\/react-query\/|@radix-ui\/react-use-controllable-state\/|ui\/src\/(components\/(Alert\/|EmailChips\/is-email|Field\/HiddenValues|Heading\/|IconButton\/|Text\/)|locale\/format|styles\/gaps|navigation\/Opener|lib\/(composing|parse-number|use-field-value|use-focus-successor|use-form|use-growing-text|use-in-view|use-input-event|use-media-query|use-now|use-radio-name))|app\/src\/(data\/users|lib\/(download|field-errors|query-client|take-stray-focus|use-draft)|routes\/hooks\/(use-company-zone|use-delayed-navigate|use-link-token|use-log-in-first)|session\/use-may)\.ts|ui\/src\/icons\/(ArrowLeft|Ban|ChevronDown|ChevronRight|Download|EllipsisVertical|Flag|Paperclip|Plus|SearchX|Undo2|Upload)\.ts$/,
  },
  {
    name: 'auth',
    test: /ui\/src\/(trade\/(AuthLayout|AuthScreen)|screens\/(AuthScreen|use-auth-form)|components\/PasswordField|trade\/CompanyNameField)/,
  },
  {
    // What the toasts of every screen share with menus, tabs and dialogs. In the frame's they would load that.
    name: 'layers',
    test: /@radix-ui\/react-(collection|dismissable-layer|portal|presence)\/|ui\/src\/lib\/open-overlays/,
  },
  {
    name: 'frame-parts',
    test: /app\/src\/(routes\/(frame\/frame-|safety\/reported)|data\/(deals|requests|saved)\.ts)/,
  },
  {
    // With what the rows and cards of several lists share.
    name: 'lists',
    test: /ui\/src\/(components\/(Badge|CardGrid|Checkbox|EmptyState|PagedList|PageHeader|Price)\/|lib\/dom-props|styles\/opener-look|trade\/(quantity|use-quantity)|icons\/(ArrowDown|ArrowUp|ImageOff|PackageOpen|Pencil)\.ts$)|app\/src\/routes\/hooks\/use-paged-list/,
  },
  { name: 'tables', test: /ui\/src\/components\/Table\// },
  { name: 'fields', test: /ui\/src\/components\/(MoneyField|NumberField|QuantityField)\// },
  { name: 'tabs', test: /ui\/src\/components\/Tabs\// },
  { name: 'products', test: /ui\/src\/trade\/ProductCard\/|app\/src\/routes\/products\/use-product-actions/ },
];

export default defineConfig({
  ...(oxc && { oxc }),
  resolve: { conditions: [source, 'module', 'browser', 'development|production'] },
  plugins: [
    { ...drawnIcons, apply: 'build', enforce: 'pre' },
    react({ compiler: { sources: compiledSources } }),
    loadCodePlugin,
    firstPaintPlugin,
    htmlPages,
    precompress,
    keepSourceMaps,
  ],
  server: { proxy: { '/api': api, '/demo': api } },
  build: {
    target: browserslistToEsbuild(undefined, { path: import.meta.dirname }),
    sourcemap: 'hidden',
    manifest: true,
    // Of the browsers only Safari before 17 needs one, which then requests code when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: sharedCode } } },
  },
});
