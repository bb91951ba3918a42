import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Layout/Slider/Interactions',
  component: Slider,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Getting started',
    children: [
      <p key="one">Complete your profile.</p>,
      <p key="two">
        Read <a href="#estimates">about estimates</a>.<br />
        Then ask for one.
      </p>,
      <p key="three">Post a request.</p>,
    ],
  },
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
const shows = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => expect(reachable(canvasElement)).toEqual([name]));
/** Sooner than the default of 5 s. */
const soonShows = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => expect(reachable(canvasElement)).toEqual([name]), { timeout: 4000 });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Resolves with the slide that shows. Polls often: on the next round the slide would show again. */
const stays = async (canvasElement: HTMLElement) => {
  const shown = reachable(canvasElement);
  for (let look = 0; look < 9; look += 1) {
    await wait(100);
    await expect(reachable(canvasElement)).toEqual(shown);
  }
  return shown;
};
const goesOn = (canvasElement: HTMLElement, from: (string | null)[]) =>
  waitFor(() => expect(reachable(canvasElement)).not.toEqual(from));

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
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    await soonShows(canvasElement, '2 of 3');
    await expect(within(canvasElement).getByText('Post a request.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    );
    await shows(canvasElement, '3 of 3');
    await shows(canvasElement, '1 of 3');
  },
};

export const RestsUnderThePointerAndGoesOn: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    const slide = within(canvasElement).getAllByRole('group')[0]!;
    await userEvent.hover(slide);
    const shown = await stays(canvasElement);
    await expect(slide.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(slide);
    await goesOn(canvasElement, shown);
  },
};

export const RestsWhileItHasTheFocus: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Next slide' }).focus();
    await stays(canvasElement);
  },
};

export const PausedUntilPlay: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const play = canvas.getByRole('button', { name: 'Play' });
    await userEvent.unhover(play);
    play.blur();
    const shown = await stays(canvasElement);
    await userEvent.click(play);
    await userEvent.unhover(play);
    canvas.getByRole('button', { name: 'Pause' }).blur();
    await goesOn(canvasElement, shown);
  },
};

export const FollowsASwipe: Story = {
  args: { interval: 0 },
  play: async ({ canvasElement }) => {
    await wait(100);
    const target = within(canvasElement).getByText('Complete your profile.');
    const { x, y } = target.getBoundingClientRect();
    const touches = (at: number) => [new Touch({ identifier: 1, target, clientX: x + at, clientY: y })];
    await fireEvent.touchStart(target, { touches: touches(250) });
    for (const at of [230, 190, 130, 60]) {
      await fireEvent.touchMove(target, { touches: touches(at) });
      await wait(20);
    }
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
