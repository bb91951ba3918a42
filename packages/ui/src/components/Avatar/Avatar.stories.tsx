import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from './Avatar.contract.ts';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#2b4a55"/><path d="M10 34 24 14l14 20z" fill="#d9a441"/></svg>',
)}`;

const meta = {
  title: 'Components/Data display/Avatar',
  component: Avatar,
  parameters: { contract },
  args: { name: 'Saffron Steel' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', labelled: true } };

/** A company that has given a picture shows it; nothing moves when it arrives. */
export const WithPicture: Story = { args: { src: picture, size: 'lg' } };

/** A picture that cannot be loaded gives way to the initials. */
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken', size: 'lg' } };

/** Small in rows, medium in cards, large in headers, extra large on a profile. */
export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
      <Avatar {...args} size="xl" />
    </div>
  ),
};

const companies = [
  'Saffron Steel',
  'Lotus Motors',
  'Nilgiri Systems',
  'Kaveri Pharma',
  'Banyan Retail',
  'Indus Works',
  'Deccan Foundry',
  'Malabar Spices',
];

/** Every tint, with and without a picture, in every size. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <div key={size} style={row}>
          {companies.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name="Pictured" size={size} src={picture} />
        </div>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'شركة النور', size: 'lg' },
};

/** It never shrinks: a long name beside it wraps instead. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ ...row, flexWrap: 'nowrap', inlineSize: 160 }}>
      <Avatar {...args} />
      <span>Saffron Steel and Alloys Manufacturing Company</span>
    </div>
  ),
};
