import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aMinute, aMinutePasses, longTimerRuns, watchLongTimers } from '#fixtures/long-timers.ts';
import { brokenPicture, picture } from '#fixtures/pictures.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const meta = {
  title: 'Components/Data display/ImageCarousel/Interactions',
  component: ImageCarousel,
  tags: ['!autodocs', '!manifest'],
  args: {
    images: [picture('coil'), picture('beams', 'slate'), picture('gear', 'sage')],
    alt: 'Steel coil',
    interval: aMinute,
  },
  beforeEach: watchLongTimers,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const isShown = (canvasElement: HTMLElement, name: string) =>
  expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(name);
const shows = (canvasElement: HTMLElement, name: string) => waitFor(() => isShown(canvasElement, name));

export const MovedByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next image' }));
    await shows(canvasElement, 'Steel coil, image 2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 3' }));
    await shows(canvasElement, 'Steel coil, image 3 of 3');
    await expect(canvas.getByRole('button', { name: 'Show image 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const WrapsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Previous image' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await shows(canvasElement, 'Steel coil, image 3 of 3');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await shows(canvasElement, 'Steel coil, image 1 of 3');
  },
};

export const AdvancesByItself: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    await longTimerRuns();
    await aMinutePasses();
    await isShown(canvasElement, 'Steel coil, image 2 of 3');
  },
};

export const PausesUnderThePointerAndContinues: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    const carousel = await within(canvasElement).findByRole('group', { name: 'Images of Steel coil' });
    await longTimerRuns();
    await userEvent.hover(carousel);
    await aMinutePasses();
    await isShown(canvasElement, 'Steel coil, image 1 of 3');
    await userEvent.unhover(carousel);
    await longTimerRuns();
    await aMinutePasses();
    await isShown(canvasElement, 'Steel coil, image 2 of 3');
  },
};

export const PausesWhileItHasTheFocus: Story = {
  tags: ['motion'],
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByRole('button', { name: 'Next image' });
    await longTimerRuns();
    next.focus();
    await aMinutePasses();
    await isShown(canvasElement, 'Steel coil, image 1 of 3');
    next.blur();
    await longTimerRuns();
    await aMinutePasses();
    await isShown(canvasElement, 'Steel coil, image 2 of 3');
  },
};

export const SinglePictureHasNoControls: Story = {
  args: { images: [picture('coil')] },
  play: async ({ canvasElement }) => {
    await isShown(canvasElement, 'Steel coil');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const BrokenPictureFallsBack: Story = {
  args: { images: [brokenPicture] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No image')).toBeVisible();
  },
};
