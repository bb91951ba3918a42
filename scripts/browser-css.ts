import type { Identifier } from '@mdn/browser-compat-data';
import { lackedBy, webPlatform } from './browsers.ts';

const { properties = {}, selectors = {}, 'at-rules': atRules = {} } = webPlatform.css;

/** What a browser may lack, and what is then different: everything can still be read and done. */
export const dispensable: Readonly<Record<string, string>> = {
  'animation-range': 'nothing moves or fades as one scrolls',
  'animation-timeline': 'nothing moves or fades as one scrolls',
  'contain-intrinsic-block-size': 'as content-visibility',
  'contain-intrinsic-size': 'as content-visibility',
  'content-visibility': 'what is off the screen is rendered too',
  'field-sizing': 'a script makes fields grow with their text',
  'forced-color-adjust': 'such a browser has no forced colours',
  'overflow-anchor': 'such a browser moves nothing by itself',
  'overflow-clip-margin': 'as content-visibility',
  resize: 'a touch screen has no handle to drag',
  'scroll-target-group': 'the link to the part on the screen does not stand out',
  'scrollbar-color': 'scrollbars look as elsewhere',
  'scrollbar-width': 'scrollbars look as elsewhere',
  'text-size-adjust': 'such a browser does not enlarge text',
  'text-wrap': 'lines break where they are full',
  size: 'as @page',
  ':details-content': 'what is closed on the screen is closed on paper too',
  ':picker': 'inside @supports; the list of a select is the system’s',
  ':picker-icon': 'inside @supports; the list of a select is the system’s',
  ':selection': 'selected text has the colours of the system',
  ':target-current': 'as scroll-target-group',
  '@page': 'paper has the margins of the printer',
};

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Whether a browser knows a property or a value by its name with a prefix only. */
const needsPrefix = (feature: Identifier | undefined) =>
  lackedBy(feature).length > lackedBy(feature, '-webkit-').length;

/** The CSS of a text, one declaration or selector in a line, that one of the supported browsers lacks. */
export function lackedCss(text: string): { name: string; problem: string }[] {
  const lines = withoutComments(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const [, property, value = ''] = /^([a-z][a-z-]*):(?!:) *([a-z-]*)/.exec(line) ?? [];
    if (property !== undefined && !/[{,]$/.test(line)) {
      const feature = properties[property];
      const lacking = lackedBy(feature, '-webkit-');
      const prefixed = [
        ...(needsPrefix(feature) ? [`-webkit-${line}`] : []),
        ...(needsPrefix(feature?.[value]) ? [line.replace(value, `-webkit-${value}`)] : []),
      ];
      return [
        ...prefixed
          .filter((before) => lines[index - 1] !== before)
          .map((before) => ({ name: before, problem: `${line} without ${before} before it` })),
        ...(lacking.length > 0
          ? [{ name: property, problem: `${property} is lacked by ${lacking.join(', ')}` }]
          : []),
      ];
    }
    if (!/[{,]$/.test(line)) return [];
    const names = [
      ...[...line.matchAll(/:([a-z][a-z-]*)/g)].map(
        ([, name = '']) => [`:${name}`, selectors[name]] as const,
      ),
      ...[...line.matchAll(/^@([a-z-]+)/g)].map(([, name = '']) => [`@${name}`, atRules[name]] as const),
    ];
    return names.flatMap(([name, feature]) => {
      const lacking = lackedBy(feature);
      return lacking.length > 0 ? [{ name, problem: `${name} is lacked by ${lacking.join(', ')}` }] : [];
    });
  });
}
