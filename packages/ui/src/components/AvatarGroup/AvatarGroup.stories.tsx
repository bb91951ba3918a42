import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, width } from '#docs/story-layout.tsx';
import { companies } from '#fixtures/companies.ts';
import { AvatarGroup } from './AvatarGroup.tsx';
import { contract } from './AvatarGroup.contract.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#2b4a55"/><path d="M10 34 24 14l14 20z" fill="#d9a441"/></svg>',
)}`;
const items = [
  { name: 'Saffron Steel', src: picture },
  ...companies.map(({ companyName }) => ({ name: companyName })),
];

const meta = {
  title: 'Components/Data display/AvatarGroup',
  component: AvatarGroup,
  parameters: { contract },
  args: { items },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { max: 3, size: 'md' } };

/** All of them have room: no number. */
export const Few: Story = { args: { items: items.slice(0, 3) } };

/** Hundreds more. */
export const Many: Story = {
  args: { items: Array.from({ length: 1240 }, (_, index) => ({ name: `Company ${index}` })), size: 'md' },
};

/** Every size, with and without more. */
export const States: Story = {
  render: (args) => (
    <Column>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <AvatarGroup {...args} size={size} />
          <AvatarGroup {...args} size={size} max={items.length} />
          <AvatarGroup {...args} size={size} items={items.slice(0, 1)} />
        </div>
      ))}
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** In a narrow place show fewer. */
export const Narrow: Story = { decorators: [width(120)], args: { max: 3 } };
