import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Stack.contract.ts';
import { Stack } from './Stack.tsx';

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
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { contract },
  args: { children: tiles },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: '3', align: 'start' } };

/** A list for assistive technology, which says how many things there are. */
export const AsAList: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Companies',
    children: ['Bharat Steel Works', 'Sahyadri'].map((name) => <li key={name}>{name}</li>),
  },
};

/** Every alignment, and gaps from none to large. */
export const States: Story = {
  render: (args) => (
    <Column>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} {...args} align={align} gap="1" />
      ))}
      {(['none', 'half', '1', '2', '4'] as const).map((gap) => (
        <Stack key={gap} {...args} gap={gap} />
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
