import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { aMinute, aMinutePasses, longTimerRuns, watchLongTimers } from '#fixtures/long-timers.ts';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Layout/Slider/Interactions',
  component: Slider,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Getting started',
    interval: aMinute,
    children: [
      <p key="one">Complete your profile.</p>,
      <p key="two">
        Read <a href="#estimates">about estimates</a>.<br />
        Then ask for one.
      </p>,
      <p key="three">Post a request.</p>,
    ],
  },
  beforeEach: watchLongTimers,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible names of the slides that are not inert. */
const reachable = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('group')
    .filter((slide) => !slide.inert)
    .map((slide) => slide.getAttribute('aria-label'));
const isShown = (canvasElement: HTMLElement, name: string) =>
  expect(reachable(canvasElement)).toEqual([name]);
const shows = (canvasElement: HTMLElement, name: string) => waitFor(() => isShown(canvasElement, name));

export const MovedByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Getting started' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await shows(canvasElement, '1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(canvasElement, '2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 3' }));
    await shows(canvasElement, '3 of 3');
    await expect(canvas.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(canvasElement, '1 of 3');
  },
};

export const WrapsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Previous slide' }).focus();
    await userEvent.keyboard('{Enter}');
    await shows(canvasElement, '3 of 3');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await shows(canvasElement, '1 of 3');
  },
};

export const AdvancesByItselfUnannounced: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    for (const name of ['2 of 3', '3 of 3', '1 of 3']) {
      await longTimerRuns();
      await aMinutePasses();
      await isShown(canvasElement, name);
    }
    await expect(within(canvasElement).getByText('Post a request.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    );
  },
};

export const PausesUnderThePointerAndContinues: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    const slide = within(canvasElement).getAllByRole('group')[0]!;
    await longTimerRuns();
    await userEvent.hover(slide);
    await aMinutePasses();
    await isShown(canvasElement, '1 of 3');
    await expect(slide.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(slide);
    await longTimerRuns();
    await aMinutePasses();
    await isShown(canvasElement, '2 of 3');
  },
};

export const PausesWhileItHasTheFocus: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next slide' });
    await longTimerRuns();
    next.focus();
    await aMinutePasses();
    await isShown(canvasElement, '1 of 3');
    next.blur();
    await longTimerRuns();
    await aMinutePasses();
    await isShown(canvasElement, '2 of 3');
  },
};

export const PausedUntilPlay: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await longTimerRuns();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const play = canvas.getByRole('button', { name: 'Play' });
    await userEvent.unhover(play);
    play.blur();
    await aMinutePasses();
    await isShown(canvasElement, '1 of 3');
    await userEvent.click(play);
    await userEvent.unhover(play);
    canvas.getByRole('button', { name: 'Pause' }).blur();
    await longTimerRuns();
    await aMinutePasses();
    await isShown(canvasElement, '2 of 3');
  },
};

export const FollowsASwipe: Story = {
  args: { interval: 0 },
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByText('Complete your profile.');
    // The carousel has moved the track into place, and follows a finger from then on.
    await waitFor(() => expect(target.closest('[data-part="track"]')).toHaveAttribute('style'));
    const { x, y } = target.getBoundingClientRect();
    const touches = (at: number) => [new Touch({ identifier: 1, target, clientX: x + at, clientY: y })];
    await fireEvent.touchStart(target, { touches: touches(250) });
    for (const at of [230, 190, 130, 60]) await fireEvent.touchMove(target, { touches: touches(at) });
    await fireEvent.touchEnd(target, { touches: [] });
    await shows(canvasElement, '2 of 3');
  },
};

export const NothingBelowMoves: Story = {
  args: { interval: 0 },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('region', { name: 'Getting started' });
    const { height } = slider.getBoundingClientRect();
    await userEvent.click(within(slider).getByRole('button', { name: 'Next slide' }));
    await shows(canvasElement, '2 of 3');
    await expect(slider.getBoundingClientRect().height).toBe(height);
    await expect(within(slider).queryByRole('button', { name: 'Pause' })).toBeNull();
  },
};

export const SingleSlideHasNoControls: Story = {
  args: { children: <p>Complete your profile.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Complete your profile.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
