import { Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { emulateMedia } from '../../../test/emulate-media.ts';
import { contract } from './TopBar.contract.ts';
import { TopBar } from './TopBar.tsx';

describeConformance({
  contract,
  render: (props) => (
    <TopBar homeHref="/" search="Search" account="Account" onModeChange={() => {}} {...props} />
  ),
  examples: [<TopBar key="announcements" homeHref="/" announcements="Nothing new" unreadCount={3} />],
});

describe('TopBar over a page that scrolls', () => {
  const commit = vi.fn<() => void>();
  let container: HTMLElement;
  let root: Root;

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    window.scrollTo(0, 0);
    commit.mockClear();
    container = document.body.appendChild(document.createElement('div'));
    container.style.setProperty('--gh-color-bg', 'rgb(1, 2, 3)');
    root = createRoot(container);
    root.render(
      <Profiler id="bar" onRender={commit}>
        <div style={{ blockSize: '300vh' }}>
          <TopBar homeHref="/" />
        </div>
      </Profiler>,
    );
    await expect.poll(() => container.querySelector('header')).not.toBeNull();
  });
  afterEach(async () => {
    root.unmount();
    container.remove();
    await emulateMedia();
  });

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const scrollTo = async (top: number) => {
    window.scrollTo(0, top);
    await frame();
    await frame();
  };
  const bar = () => container.querySelector('header')!;

  it('renders when it passes 50 px and never while it scrolls', async () => {
    await scrollTo(10);
    commit.mockClear();
    for (let top = 60; top <= 500; top += 20) await scrollTo(top);
    await expect.poll(() => bar().hasAttribute('data-scrolled')).toBe(true);
    expect(commit).toHaveBeenCalledOnce();
    for (let top = 480; top >= 0; top -= 20) await scrollTo(top);
    await expect.poll(() => bar().hasAttribute('data-scrolled')).toBe(false);
    expect(commit).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['prefers-reduced-transparency', 'reduce'],
    ['forced-colors', 'active'],
  ])('is solid under %s', async (name, value) => {
    await scrollTo(200);
    await expect.poll(() => getComputedStyle(bar()).backdropFilter).toContain('blur');
    await emulateMedia({ [name]: value });
    await expect.poll(() => getComputedStyle(bar()).backdropFilter).toBe('none');
    await expect.poll(() => getComputedStyle(bar()).backgroundColor).toMatch(/^rgb\(/);
  });
});
