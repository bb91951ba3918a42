import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Heading.contract.ts';
import { Heading } from './Heading.tsx';

const long =
  'Hot-rolled carbon steel coils of grade E250 for construction, shipbuilding and general fabrication, slit to width';

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  parameters: { contract },
  args: { children: 'Products of Bharat Steel Works' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 2, size: 'xl', font: 'display' } };

/** The outline asks for a second level, the place for a small one. */
export const LevelApartFromLook: Story = { args: { level: 2, size: 'sm' } };

/** A text that has no room is cut after two lines; assistive technology reads all of it. */
export const LongText: Story = { decorators: [width(320)], args: { level: 3, lines: 2, children: long } };

/** Every level as it is by itself, and every size in both typefaces. */
export const States: Story = {
  render: (args) => (
    <Column>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} {...args} level={level}>
          Level {level}
        </Heading>
      ))}
      {(['sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', 'display'] as const).flatMap((size) =>
        (['sans', 'display'] as const).map((font) => (
          <Heading key={`${size} ${font}`} {...args} size={size} font={font}>
            {size}, {font}
          </Heading>
        )),
      )}
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: 'منتجات مصنع بهارات للصلب' },
};

/** Words wrap, and a word longer than the line breaks. */
export const Narrow: Story = {
  decorators: [width(180)],
  args: { level: 1, children: 'Maschinenbaugesellschaft Saffron Steel' },
};
