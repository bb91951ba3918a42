import { expect, type Page, type Request } from '@playwright/test';

/** React's record of a component or an element, as far as it is used here. */
interface Fiber {
  type: unknown;
  flags: number;
  stateNode: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The pending calls, without the event stream, which never ends. */
function watchCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') calls.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void calls.delete(request));
  return calls;
}

/** Records which components React renders in each commit from now on. */
export async function watchCommits(page: Page) {
  const calls = watchCalls(page);
  await page.addInitScript(() => {
    const performedWork = 1;
    let commits: Element[][] = [];

    const elementsOf = (fiber: Fiber): Element[] => {
      if (fiber.stateNode instanceof Element) return [fiber.stateNode];
      const elements: Element[] = [];
      for (let { child } = fiber; child; child = child.sibling) elements.push(...elementsOf(child));
      return elements;
    };
    const collect = (fiber: Fiber, rendered: Element[]) => {
      if (typeof fiber.type === 'function' && fiber.flags & performedWork)
        rendered.push(...elementsOf(fiber));
      // The same child as before the commit: nothing below was rendered.
      if (fiber.child === fiber.alternate?.child) return;
      for (let { child } = fiber; child; child = child.sibling) collect(child, rendered);
    };
    Object.assign(window, {
      // React looks for its developer tools here.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        checkDCE: () => {},
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
          const rendered: Element[] = [];
          collect(current, rendered);
          commits.push(rendered);
        },
      },
      takeCommits: () => {
        const taken = commits;
        commits = [];
        return taken;
      },
    });
  });

  return {
    /** Waits, in a window with a stopped clock, until all pending calls have ended and been rendered. */
    untilNone: () =>
      expect
        .poll(
          async () => {
            const onTheWay = calls.size;
            // Components are notified of new data in a task of its own.
            await page.clock.runFor(10);
            const rendered = await page.evaluate(
              () => (window as unknown as { takeCommits: () => Element[][] }).takeCommits().length,
            );
            return onTheWay + rendered;
          },
          { intervals: [300] },
        )
        .toBe(0),
    /**
     * The commits since the last call: how many, and the elements rendered in them that neither contain an element
     * selected by `parts` nor are inside one.
     */
    take: (parts: string) =>
      page.evaluate((selector) => {
        const commits = (window as unknown as { takeCommits: () => Element[][] }).takeCommits();
        const own = [...document.querySelectorAll(selector)];
        const elsewhere = commits
          .flat()
          .filter((element) => !own.some((part) => part.contains(element) || element.contains(part)))
          .map((element) => (element.cloneNode() as Element).outerHTML);
        return { count: commits.length, elsewhere };
      }, parts),
  };
}
