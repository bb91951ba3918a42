import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { brokenPicture, picture } from '#fixtures/pictures.ts';
import { contract } from './PictureField.contract.ts';
import { PictureField } from './PictureField.tsx';

const pictures = [picture('coil'), picture('beams', 'slate'), picture('gear', 'sage')];
/** The pictures' own bytes, as a file from a folder would have them. */
const file = (name: string, url: string) =>
  new File([decodeURIComponent(url.slice(url.indexOf(',') + 1))], name, { type: 'image/svg+xml' });
const neverDone = (_: File, { onProgress }: { onProgress: (progress: number) => void }) =>
  new Promise<string>(() => onProgress(0.64));
const lost = () => Promise.reject(new Error('The connection was lost.'));
const chooseFile = async (canvasElement: HTMLElement, label = 'Images') =>
  userEvent.upload(
    within(canvasElement).getByLabelText(label, { selector: 'input[type="file"]' }),
    file('bottle.svg', picture('bottle', 'clay')),
  );

const meta = {
  title: 'Trade/Products/PictureField',
  component: PictureField,
  parameters: { contract },
  decorators: [width(600)],
  args: {
    label: 'Images',
    // The pictures of stories are drawn.
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
    onUpload: neverDone,
    onValueChange: fn(),
  },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: pictures, max: 20, hint: '', error: '', required: false, disabled: false },
};

/** The first picture stands for the product. Drag a picture, or use its buttons, to move it. */
export const WithPictures: Story = { args: { defaultValue: pictures } };

/** A picture on its way is shown already. */
export const Uploading: Story = {
  args: { defaultValue: pictures },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '64%',
    );
  },
};

/** What failed says why, and can be tried again. */
export const Failed: Story = {
  args: { defaultValue: pictures, onUpload: lost },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

/** Words take the place of a picture that is gone. */
export const Broken: Story = { args: { defaultValue: [brokenPicture, ...pictures] } };

/** When no more are taken, an address cannot be added either. */
export const Full: Story = { args: { defaultValue: pictures, max: 3 } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <PictureField {...args} label="Empty" required hint="Buyers look at them first." />
      <PictureField {...args} label="With images" defaultValue={pictures} />
      <PictureField {...args} label="Uploading" defaultValue={[brokenPicture]} />
      <PictureField {...args} label="Failed" onUpload={lost} />
      <PictureField {...args} label="Invalid" error="Add at least one picture." />
      <PictureField {...args} label="Disabled" defaultValue={pictures.slice(1)} disabled />
    </Column>
  ),
  parameters: { docs: { story: { inline: false, height: '2300px' } } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement, 'Uploading');
    await chooseFile(canvasElement, 'Failed');
    await within(canvasElement).findByRole('alert');
  },
};

/** The first picture is at the right, and the arrows point the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValue: pictures } };

/** Two pictures beside one another on a phone. */
export const Narrow: Story = { decorators: [width(296)], args: { defaultValue: pictures } };
