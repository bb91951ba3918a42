import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Grid.contract.ts';
import { Grid } from './Grid.tsx';

/** Something to lay out. */
const Tile = ({ children, size = 0 }: { children: string; size?: number }) => (
  <Card padding="sm" style={{ paddingBlock: 12 + size }}>
    {children}
  </Card>
);
const tiles = ['Bharat Steel Works', 'Sahyadri', 'Konark Agro'].map((name, index) => (
  <Tile key={name} size={index * 8}>
    {name}
  </Tile>
));

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: { contract },
  args: { children: tiles },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: '2', columns: 3, columnWidth: 'sm' } };

/** Two columns at the most, and one where there is no room for two of 20 rem. */
export const TwoColumns: Story = { args: { columns: 2, columnWidth: 'lg' } };

/** Every least width, and from one column to four. */
export const States: Story = {
  render: (args) => (
    <Column>
      {(['xs', 'sm', 'md', 'lg'] as const).map((columnWidth) => (
        <Grid key={columnWidth} {...args} columnWidth={columnWidth} gap="1" />
      ))}
      {([1, 2, 3, 4] as const).map((columns) => (
        <Grid key={columns} {...args} columns={columns} columnWidth="xs" />
      ))}
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: ['فولاذ', 'أدوية', 'نسيج'].map((name) => <Tile key={name}>{name}</Tile>) },
};

/** In a place of 240 px. */
export const Narrow: Story = { decorators: [width(240)] };
