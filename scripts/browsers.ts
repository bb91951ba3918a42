import bcd, {
  type BrowserName,
  type CompatData,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import browserslistToEsbuild from 'browserslist-to-esbuild';

/** What MDN knows of the web: `api`, `css` and `javascript`. */
export const webPlatform: CompatData = bcd;

/** The oldest version of each browser that `browserslist` in package.json declares, as MDN names browsers. */
export const oldestBrowsers = browserslistToEsbuild(undefined, { path: import.meta.dirname }).map(
  (target): [BrowserName, string] => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    return [name === 'ios' ? 'safari_ios' : (name as BrowserName), version];
  },
);

/** Whether a version of MDN's, such as `≤37` or `17.4`, has come when a browser has the other one. */
const hasCome = (since: string | false | undefined, version: string): boolean =>
  typeof since === 'string' &&
  since !== 'preview' &&
  since.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0;

/** The browsers of `oldestBrowsers` that lack a feature. With a prefix, also those that know it by that are not listed. */
export function lackedBy(feature: Identifier | undefined, prefix?: string): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return oldestBrowsers
    .filter(([name, version]) => {
      const isHad = (statement: SimpleSupportStatement) =>
        hasCome(statement.version_added, version) &&
        !hasCome(statement.version_removed, version) &&
        !statement.flags &&
        !statement.alternative_name &&
        (statement.prefix === undefined || statement.prefix === prefix);
      return ![support[name] ?? []].flat().some(isHad);
    })
    .map(([name, version]) => `${name} ${version}`);
}
