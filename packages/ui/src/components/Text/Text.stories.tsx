import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, Row, width } from '#docs/story-layout.tsx';
import { contract } from './Text.contract.ts';
import { Text } from './Text.tsx';

const sentence = 'Bharat Steel Works delivers hot-rolled coils to 14 states within a week.';

const meta = {
  title: 'Components/Typography/Text',
  component: Text,
  parameters: { contract },
  args: { children: sentence },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { as: 'p', size: 'md', weight: 'regular', tone: 'default', numeric: false },
};

/** Words within a paragraph keep its size and colour, and take only what they are given. */
export const WithinAText: Story = {
  args: {
    tone: 'muted',
    children: (
      <>
        Order <Text as="strong">PO-1042</Text> of 12 November is{' '}
        <Text as="span" tone="critical" weight="medium">
          two days late
        </Text>
        .
      </>
    ),
  },
};

/** Digits of one width stand below one another. */
export const Numbers: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyContent: 'start', textAlign: 'end' }}>
      {['1,03,840.00', '11,111.00', '98,760.50'].map((amount) => (
        <Text key={amount} numeric>
          {amount}
        </Text>
      ))}
    </div>
  ),
};

/** Cut after two lines. */
export const LongText: Story = {
  decorators: [width(320)],
  args: { lines: 2, children: `${sentence} ${sentence} ${sentence}` },
};

/** Every size, weight and tone, and texts that are cut. */
export const States: Story = {
  render: (args) => (
    <Column>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      <Row>
        {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        ))}
      </Row>
      <Row>
        {(['default', 'muted', 'subtle', 'accent', 'info', 'positive', 'caution', 'critical'] as const).map(
          (tone) => (
            <Text key={tone} tone={tone}>
              {tone}
            </Text>
          ),
        )}
      </Row>
      <div style={{ maxInlineSize: 240 }}>
        <Text {...args} lines={1} />
        <Text {...args} lines={2} />
      </div>
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: 'يسلّم مصنع بهارات للصلب اللفائف في أسبوع.' },
};

/** A word longer than the line breaks. */
export const Narrow: Story = {
  decorators: [width(160)],
  args: { children: 'Write to purchasing-department@bharat-steel-works.example' },
};
