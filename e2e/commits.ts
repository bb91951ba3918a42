import { expect, type Page, type Request } from '@playwright/test';

/** What React keeps of a component or an element, as far as it is read here. */
interface Fiber {
  type: unknown;
  flags: number;
  stateNode: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The calls that are on their way, but for the stream of events, which has no end. */
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

/** Notes from now on which components React has rendered in each of its commits. */
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
      // The same child as before the commit: nothing below was touched.
      if (fiber.child === fiber.alternate?.child) return;
      for (let { child } = fiber; child; child = child.sibling) collect(child, rendered);
    };
    Object.assign(window, {
      // Found by React where the developer tools would have put it.
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
    /** Waits, in a window whose clock stands, until what is still on its way has come and been rendered. */
    untilNone: () =>
      expect
        .poll(
          async () => {
            const onTheWay = calls.size;
            // What comes is told to the components in a turn of its own.
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
     * The commits since the last call: how many, and what was rendered in them that neither holds an element which
     * `parts` selects nor lies in one.
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
