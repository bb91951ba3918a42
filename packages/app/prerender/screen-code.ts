import type { Rollup } from 'vite';

const inFrame = (name: string) => ['data-provider', 'routes/frame/frame', `routes/${name}`];

/** The modules that a screen is made of, by the first part of its address in lower case. */
const modulesOfScreens: Record<string, readonly string[]> = {
  register: ['data-provider', 'routes/sign-up'],
  login: ['data-provider', 'routes/log-in'],
  details: ['data-provider', 'routes/details'],
  'user-home': inFrame('home/home'),
  home: inFrame('home/home'),
  store: inFrame('store/store'),
  search: inFrame('search'),
  network: inFrame('network/network'),
  chats: inFrame('chats/chats'),
  'ai guide': inFrame('ai-guide'),
  profile: inFrame('profile'),
  settings: inFrame('settings'),
  inventory: inFrame('inventory'),
  analytics: inFrame('analytics'),
  plans: inFrame('plans'),
};

/** The files of the code of these modules of the app, without those that the page itself names. */
function filesOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const closure = (fileName: string): string[] => {
    const { imports } = chunks.find((chunk) => chunk.fileName === fileName)!;
    return [fileName, ...imports.flatMap(closure)];
  };
  const named = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => closure(fileName)));
  const files = modules.flatMap((name) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/app/src/${name}.tsx`));
    if (!chunk) throw new Error(`No file of the build begins with src/${name}.tsx.`);
    return closure(chunk.fileName);
  });
  return [...new Set(files)].filter((file) => !named.has(file));
}

/** Asks for the fonts of all screens in the languages of the interface, which else the stylesheet would name too late. */
export const fontPreloads = (bundle: Rollup.OutputBundle) =>
  Object.keys(bundle)
    .filter((file) => /(fraunces-latin-opsz|inter-latin-wght)-normal-[^.]+\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

/** Asks for the code of the landing page along with the app's. */
export const landingPreloads = (bundle: Rollup.OutputBundle) =>
  filesOf(bundle, ['routes/landing'])
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');

/**
 * A script that asks for the code of the screen at the page's address along with the app's, which would else find
 * out what it needs part by part.
 */
export function screenPreloads(bundle: Rollup.OutputBundle): string {
  const files = filesOf(bundle, Object.values(modulesOfScreens).flat());
  const screens = Object.entries(modulesOfScreens).map(([screen, modules]) => [
    screen,
    filesOf(bundle, modules).map((file) => files.indexOf(file)),
  ]);
  return `<script>{
const files = ${JSON.stringify(files)};
const screens = new Map(${JSON.stringify(screens)});
const [, screen] = location.pathname.toLowerCase().replaceAll('%20', ' ').split('/');
for (const index of screens.get(screen) ?? []) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: '/' + files[index] });
  document.head.append(link);
}
}</script>`;
}
