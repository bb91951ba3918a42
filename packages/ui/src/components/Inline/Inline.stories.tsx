import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Inline.contract.ts';
import { Inline } from './Inline.tsx';

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
  title: 'Components/Layout/Inline',
  component: Inline,
  parameters: { contract },
  args: { children: tiles },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: '1', align: 'center', justify: 'start', wrap: true } };

/** A title and what one does with it, at the two edges. */
export const Between: Story = { args: { justify: 'between', align: 'baseline' } };

/** Everything in one line, whatever the room. */
export const OneLine: Story = { args: { wrap: false, gap: '1' } };

/** Every way to stand in a line, and to share its room. */
export const States: Story = {
  render: (args) => (
    <Column>
      {(['center', 'start', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} {...args} align={align} gap="1" />
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} {...args} justify={justify} />
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
