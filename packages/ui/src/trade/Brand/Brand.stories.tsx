import type { Meta, StoryObj } from '@storybook/react-vite';
import { sign } from '#fixtures/pictures.ts';
import { contract } from './Brand.contract.ts';
import { Brand } from './Brand.tsx';

const meta = {
  title: 'Trade/Frame/Brand',
  component: Brand,
  parameters: { contract },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'center' } as const;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'full', size: 'md' } };

/** Where the name does not fit, only the gable is shown, still named 'Guildhall'. */
export const Mark: Story = { args: { variant: 'mark' } };

/** An app with a picture of its own shows that. */
export const OwnPicture: Story = { args: { src: sign('G', '#122427') } };

/** Ink on paper and paper on ink: the gable takes the colour of the text around it. */
export const OnInk: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: 32, background: 'var(--gh-color-action)', color: 'var(--gh-color-on-action)' }}>
        <Story />
      </div>
    ),
  ],
};

/** Both variants in the three sizes. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} style={row}>
          <Brand size={size} />
          <Brand size={size} variant="mark" />
        </div>
      ))}
    </div>
  ),
};

/** The mark comes first in reading direction. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** It keeps its size where space is short. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
