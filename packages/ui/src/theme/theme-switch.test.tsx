import { act, createContext, Profiler, use, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ProductCard } from '#trade/ProductCard/ProductCard.tsx';
import { coil } from '#fixtures/products.ts';
import '#styles/reset.css';
import '#tokens/tokens.css';
import { openRoot } from '../../test/open-root.ts';
import { setTheme } from './set-theme.ts';
import { useTheme } from './use-theme.ts';

// When what a test has mounted, which would render, is gone.
beforeEach(() =>
  onTestFinished(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-gh-theme');
  }),
);

/** Mounts and counts the commits from then on. */
async function mount(children: ReactNode) {
  const { container, root } = openRoot({ act: true });
  const onRender = vi.fn<() => void>();
  await act(async () =>
    root.render(
      <Profiler id="page" onRender={onRender}>
        {children}
      </Profiler>,
    ),
  );
  onRender.mockClear();
  return { container, onRender };
}

const colours = (element: Element) => {
  const { color, backgroundColor } = getComputedStyle(element);
  return `${color} on ${backgroundColor}`;
};

const cards = Array.from({ length: 1000 }, (_, index) => <ProductCard key={index} {...coil} images={[]} />);

describe('a switch of the theme with 1,000 product cards on the page', () => {
  it('changes their colours and renders nothing', async () => {
    const { container, onRender } = await mount(cards);
    const [first, last] = [container.firstElementChild!, container.lastElementChild!];
    expect(container.childElementCount).toBe(1000);
    const seen = new Set<string>();
    for (const theme of ['light', 'dark', 'high-contrast'] as const) {
      await act(async () => setTheme(theme));
      seen.add(colours(first));
      expect(colours(last)).toBe(colours(first));
    }
    expect(seen.size).toBe(3);
    expect(onRender).not.toHaveBeenCalled();
  }, 30_000);

  it('would be seen to render where a provider hands the theme down', async () => {
    const ThemeContext = createContext('system');
    const Provider = ({ children }: { children: ReactNode }) => (
      <ThemeContext value={useTheme()}>{children}</ThemeContext>
    );
    const Reader = () => <p>{use(ThemeContext)}</p>;
    const { container, onRender } = await mount(
      <Provider>
        <Reader />
      </Provider>,
    );
    await act(async () => setTheme('dark'));
    expect(container.textContent).toBe('dark');
    expect(onRender).toHaveBeenCalledTimes(1);
  });
});

describe('an island with a theme of its own', () => {
  const themes = ['light', 'dark', 'high-contrast'] as const;
  const island = (theme: string, children: ReactNode) => <section data-gh-theme={theme}>{children}</section>;
  const card = <ProductCard {...coil} images={[]} />;

  /** The colours of page and card where the whole page has a theme. */
  async function looksOfPages() {
    const { container } = await mount(card);
    return Object.fromEntries(
      themes.map((theme) => {
        setTheme(theme);
        return [theme, [colours(document.body), colours(container.firstElementChild!)]];
      }),
    );
  }

  it.each(themes.flatMap((page) => themes.map((outer) => [page, outer] as const)))(
    'looks like a page of that theme: on a page in %s, in an island in %s',
    async (page, outer) => {
      const looks = await looksOfPages();
      const { container } = await mount(
        island(
          outer,
          <>
            {card}
            {themes.map((inner) => (
              <div key={inner}>{island(inner, card)}</div>
            ))}
          </>,
        ),
      );
      setTheme(page);
      const look = (section: Element) => [colours(section), colours(section.querySelector('article')!)];
      expect(look(container.firstElementChild!)).toEqual(looks[outer]);
      expect([...container.querySelectorAll('section section')].map(look)).toEqual(
        themes.map((inner) => looks[inner]),
      );
    },
  );
});
