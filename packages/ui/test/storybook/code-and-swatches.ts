import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** What shows that code was printed from a build, or that a story was not written as code. */
const signs: Record<string, RegExp> = {
  'a function without a body': /\bfunction\s*\w*\([^)]*\)\s*\{\s*\}/,
  'a function printed as an attribute': /=\{(?:async )?function\b/,
  // The icon `X` is the only name of one or two letters.
  'a shortened name': /<\/?(?!X[\s/>])[A-Za-z]?[A-Z]\w?[\s/>]/,
  'a spy of a test': /\bfn\(/,
  'a story object': /^\s*\{/,
};

/** What is wrong with a piece of code that a page shows. */
export const faultsOfCode = (code: string): string[] =>
  Object.entries(signs)
    .filter(([, sign]) => sign.test(code))
    .map(([fault]) => `${fault}: ${code.slice(0, 200)}`);

/** Opens the code of every story on a page, and reads it. */
export async function readCode(tab: Page): Promise<string[]> {
  const buttons = tab.locator('.sbdocs-content button[aria-controls][aria-expanded]:not(.sb-story *)');
  await buttons.evaluateAll((all) => {
    for (const button of all) if (button.ariaExpanded === 'false') (button as HTMLElement).click();
  });
  const panels = tab.locator('.sbdocs-preview pre');
  await expect(panels).toHaveCount(await buttons.count());
  return panels.allInnerTexts();
}

/** The colour that a CSS colour, #rrggbb or #rrggbbaa, has on white. */
function onWhite(css: string): number[] {
  const [r, g, b, alpha = 255] = css
    .slice(1)
    .match(/../g)!
    .map((channel) => Number.parseInt(channel, 16));
  return [r!, g!, b!].map((channel) => (channel * alpha + 255 * (255 - alpha)) / 255);
}

/** The swatches of a page that do not show the colour that is written beside them, and how many there are. */
export async function findWrongSwatches(tab: Page): Promise<{ count: number; wrong: string[] }> {
  const swatches = await tab.locator('.swatch').evaluateAll((all) =>
    all.map((swatch) => {
      const { x, y, width, height } = swatch.getBoundingClientRect();
      return {
        css: swatch.nextElementSibling?.textContent ?? '',
        // The half of its ground that is white.
        x: Math.round(x + scrollX + width / 4),
        y: Math.round(y + scrollY + height / 2),
      };
    }),
  );
  const { width, data } = PNG.sync.read(await tab.screenshot({ fullPage: true }));
  const wrong = swatches.filter(({ css, x, y }) => {
    const pixel = [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
    return !onWhite(css).every((channel, at) => Math.abs(channel - (pixel[at] ?? Number.NaN)) <= 1);
  });
  return { count: swatches.length, wrong: wrong.map(({ css, x, y }) => `${css} at ${x}, ${y}`) };
}
