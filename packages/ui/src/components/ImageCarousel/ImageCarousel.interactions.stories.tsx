import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brokenPicture, picture } from '#fixtures/pictures.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const meta = {
  title: 'Components/Data display/ImageCarousel/Interactions',
  component: ImageCarousel,
  tags: ['!autodocs', '!manifest'],
  args: {
    images: [picture('coil'), picture('beams', 'slate'), picture('gear', 'sage')],
    alt: 'Steel coil',
  },
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

const shown = (canvasElement: HTMLElement) => within(canvasElement).findByRole('img');
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const MovedByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next image' }));
    await waitFor(async () =>
      expect(await shown(canvasElement)).toHaveAccessibleName('Steel coil, image 2 of 3'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 3' }));
    await waitFor(async () =>
      expect(await shown(canvasElement)).toHaveAccessibleName('Steel coil, image 3 of 3'),
    );
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
    await waitFor(async () =>
      expect(await shown(canvasElement)).toHaveAccessibleName('Steel coil, image 3 of 3'),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(async () =>
      expect(await shown(canvasElement)).toHaveAccessibleName('Steel coil, image 1 of 3'),
    );
  },
};

export const AdvancesByItself: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    await waitFor(
      async () => expect(await shown(canvasElement)).toHaveAccessibleName('Steel coil, image 2 of 3'),
      // Sooner than the default of 5 s.
      { timeout: 4000 },
    );
  },
};

export const RestsUnderThePointerAndGoesOn: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    const carousel = await within(canvasElement).findByRole('group', { name: 'Images of Steel coil' });
    await userEvent.hover(carousel);
    const before = (await shown(canvasElement)).getAttribute('alt');
    // Shorter than a whole round.
    await wait(700);
    await expect(await shown(canvasElement)).toHaveAttribute('alt', before);
    await userEvent.unhover(carousel);
    await waitFor(async () => expect(await shown(canvasElement)).not.toHaveAttribute('alt', before));
  },
};

export const RestsWhileItHasTheFocus: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole('button', { name: 'Next image' })).focus();
    const before = (await shown(canvasElement)).getAttribute('alt');
    // Shorter than a whole round.
    await wait(700);
    await expect(await shown(canvasElement)).toHaveAttribute('alt', before);
  },
};

export const SinglePictureHasNoControls: Story = {
  args: { images: [picture('coil')] },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement)).toHaveAccessibleName('Steel coil');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const BrokenPictureFallsBack: Story = {
  args: { images: [brokenPicture] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No picture')).toBeVisible();
  },
};
