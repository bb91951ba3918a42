import type { Rollup } from 'vite';
import type { LazyCode } from '#lib/lazy-component.ts';
import { paths } from '../src/paths.ts';
import type * as routeTable from '../src/route-table.ts';

/** The route table, evaluated as the app's own code and not as that of the build. */
type RouteTable = Pick<typeof routeTable, 'screens' | 'screenAt' | 'codeOf'>;

/** The files of this code and of all that it imports, without those that the page itself loads. */
function filesOf(bundle: Rollup.OutputBundle, code: readonly LazyCode[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const closure = (fileName: string): string[] => {
    const { imports } = chunks.find((chunk) => chunk.fileName === fileName)!;
    return [fileName, ...imports.flatMap(closure)];
  };
  const named = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => closure(fileName)));
  const files = code.flatMap(({ exportName }) => {
    const found = chunks.filter((chunk) => chunk.isDynamicEntry && chunk.exports.includes(exportName));
    const [chunk] = found;
    if (!chunk || found.length > 1)
      throw new Error(`${found.length} files of the build export ${exportName}.`);
    return closure(chunk.fileName);
  });
  return [...new Set(files)].filter((file) => !named.has(file));
}

/** Preloads the fonts that all screens use, which the stylesheet would request too late. */
export const fontPreloads = (bundle: Rollup.OutputBundle) =>
  Object.keys(bundle)
    .filter((file) => /(fraunces-latin-opsz|inter-latin-wght)-normal-[^.]+\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

/** Preloads the code of the landing page along with the app's. */
export const landingPreloads = (bundle: Rollup.OutputBundle, { screenAt, codeOf }: RouteTable) =>
  filesOf(bundle, codeOf(screenAt(paths.landing)!))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');

/**
 * A script that preloads the code of the screen at the page's address along with the app's. Without it the browser
 * would discover that code only step by step.
 */
export function screenPreloads(bundle: Rollup.OutputBundle, { screens, codeOf }: RouteTable): string {
  const others = screens.filter(({ layout }) => layout !== 'none');
  const files = filesOf(bundle, others.flatMap(codeOf));
  // Keyed by the first part of the address in lower case, with a slash where more follows.
  const indexes = new Map(
    others.flatMap((screen) => {
      const own = filesOf(bundle, codeOf(screen)).map((file) => files.indexOf(file));
      return screen.paths.map((path) => {
        const [, first, more] = path.toLowerCase().split('/');
        return [more ? `${first}/` : first, own] as const;
      });
    }),
  );
  return `<script>{
const files = ${JSON.stringify(files)};
const screens = new Map(${JSON.stringify([...indexes])});
const [, screen, more] = location.pathname.toLowerCase().replaceAll('%20', ' ').split('/');
for (const index of screens.get(more ? screen + '/' : screen) ?? []) {
  const link = document.createElement('link');
  // Safari before 17 would never say that it has loaded.
  if (!link.relList.supports('modulepreload')) break;
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: '/' + files[index] });
  link.dataset.state = 'loading';
  link.onload = () => delete link.dataset.state;
  link.onerror = () => link.remove();
  document.head.append(link);
}
}</script>`;
}
