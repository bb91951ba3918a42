import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './ImageUrlList.contract.ts';
import { ImageUrlList } from './ImageUrlList.tsx';

const meta = {
  title: 'Components/Forms/ImageUrlList',
  component: ImageUrlList,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Images', onValueChange: fn() },
} satisfies Meta<typeof ImageUrlList>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 40% 75%)"/><circle cx="48" cy="52" r="24" fill="hsl(${hue} 40% 45%)"/></svg>`,
  )}`;
const broken = 'data:image/png;base64,AA';

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: [picture(40)], hint: '', error: '', required: false, disabled: false },
};

/** Each is shown as it will be seen, and can be taken out again. */
export const WithImages: Story = { args: { defaultValue: [picture(40), picture(150), picture(220)] } };

/** Where there is no picture, words say so; the address can still be kept. */
export const Broken: Story = { args: { defaultValue: [picture(40), broken] } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <ImageUrlList {...args} label="Empty" hint="Public addresses of pictures." />
      <ImageUrlList {...args} label="With images" defaultValue={[picture(40), broken]} required />
      <ImageUrlList {...args} label="Invalid" error="Add at least one picture." />
      <ImageUrlList {...args} label="Disabled" defaultValue={[picture(150)]} disabled />
    </Column>
  ),
};

/** The first picture is at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الصور', defaultValue: [picture(40), picture(150)], lang: 'ar' },
};

/** The button goes below the box, the pictures into as many columns as there is room for. */
export const Narrow: Story = {
  decorators: [width(220)],
  args: { defaultValue: [picture(40), picture(150), broken] },
};
