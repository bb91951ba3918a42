import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The layout shifts since the page was loaded, each with the elements that moved. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(
          ({ node, previousRect: p, currentRect: c }) =>
            `${(node as Element | null)?.outerHTML?.slice(0, 60) ?? node?.textContent} ${String([p.x, p.y, p.width, p.height])} > ${String([c.x, c.y, c.width, c.height])}`,
        );
        shifts.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
