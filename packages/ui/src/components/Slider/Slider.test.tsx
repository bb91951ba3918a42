import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { emulateMedia } from '../../../test/emulate-media.ts';
import { contract } from './Slider.contract.ts';
import { Slider } from './Slider.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => <p key={index}>Slide {index + 1}</p>);

describeConformance({
  contract,
  render: (props) => (
    <Slider label="Tips" {...props}>
      {slides(3)}
    </Slider>
  ),
  examples: [
    <Slider key="many" label="Tips">
      {slides(7)}
    </Slider>,
    <Slider key="one" label="Tips">
      One alone
    </Slider>,
  ],
});

let container: HTMLElement;
const show = (slider: ReactElement) => {
  const opened = openRoot();
  ({ container } = opened);
  opened.root.render(slider);
};
const current = () => container.querySelector("[data-part='slide']:not([inert])")?.textContent;

afterEach(() => emulateMedia());

it('lets the keyboard reach the slide that shows, and no other', async () => {
  show(
    <Slider label="Tips" interval={0}>
      <a href="#one">One</a>
      <a href="#two">Two</a>
    </Slider>,
  );
  const names: (string | null | undefined)[] = [];
  await expect.poll(current).toBe('One');
  for (let press = 0; press < 2; press += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(current).toBe('Two');
  await userEvent.tab({ shift: true });
  names.push(document.activeElement?.textContent);
  expect(names).toEqual(['One', 'Previous slide', 'Two']);
});

describe('moving by itself', () => {
  const slider = (
    <Slider label="Tips" interval={100}>
      {slides(3)}
    </Slider>
  );
  beforeEach(async () => {
    // Where another test has left the pointer, it would pause the slider.
    const corner = document.body.appendChild(document.createElement('div'));
    corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 8px; block-size: 8px;';
    await userEvent.hover(corner);
    corner.remove();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  it('does so', async () => {
    show(slider);
    await expect.poll(vi.getTimerCount).toBe(1);
    expect(current()).toBe('Slide 1');
    await vi.advanceTimersByTimeAsync(100);
    expect(current()).toBe('Slide 2');
  });

  it('never does so, and offers no pause, for readers who prefer less motion', async () => {
    const reduced = { 'prefers-reduced-motion': 'reduce' };
    await emulateMedia(reduced);
    show(slider);
    await expect.poll(current).toBe('Slide 1');
    expect(container.querySelector("[data-part='playback']")).toBeNull();
    expect(container.querySelector("[data-part='track']")?.getAttribute('aria-live')).toBe('polite');
    // It would move now, were it not for the reader's wish.
    await emulateMedia();
    await expect.poll(vi.getTimerCount).toBe(1);
    expect(current()).toBe('Slide 1');
    await emulateMedia(reduced);
    await expect.poll(vi.getTimerCount).toBe(0);
    container.querySelector<HTMLElement>("[data-part='next']")?.click();
    await expect.poll(current).toBe('Slide 2');
  });

  it('waits while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show(slider);
    await expect.poll(vi.getTimerCount).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(current()).toBe('Slide 1');
    hidden.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(current()).toBe('Slide 2');
  });
});
