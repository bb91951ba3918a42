import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenPicture, picture } from '#fixtures/pictures.ts';
import { contract } from './ImageCarousel.contract.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const images = [picture('coil'), picture('beams', 'slate'), picture('gear', 'sage')];

const meta = {
  title: 'Components/Data display/ImageCarousel',
  component: ImageCarousel,
  parameters: { contract },
  args: { images, alt: 'Hot-rolled steel coil' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { interval: 5000, loading: 'lazy' } };

/** One picture needs no controls, and the slides' code is not loaded. */
export const SinglePicture: Story = { args: { images: images.slice(0, 1) } };

/** Without pictures the fallback fills the same frame. */
export const WithoutPictures: Story = { args: { images: [] } };

/** A picture that fails to load looks like a missing one. */
export const BrokenPicture: Story = { args: { images: [brokenPicture] } };

/** More than six dots would be too small to press: a counter takes their place. */
export const ManyPictures: Story = { args: { images: [...images, ...images, ...images] } };

/** Another frame for another place. */
export const Square: Story = {
  render: (args) => (
    <div
      style={{ '--gh-image-carousel-ratio': '1', '--gh-image-carousel-radius': '0' } as React.CSSProperties}
    >
      <ImageCarousel {...args} />
    </div>
  ),
};

/** Several, one, none, broken: the frame is always the same size. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      <ImageCarousel {...args} />
      <ImageCarousel {...args} images={images.slice(0, 1)} />
      <ImageCarousel {...args} images={[]} />
      <ImageCarousel {...args} images={[brokenPicture]} />
    </div>
  ),
};

/** Next is to the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
