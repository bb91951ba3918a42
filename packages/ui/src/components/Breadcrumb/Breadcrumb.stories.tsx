import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column } from '#docs/story-layout.tsx';
import { contract } from './Breadcrumb.contract.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const path = [
  { label: 'Store', href: '/Store' },
  { label: 'Steel', href: '/Store?category=Steel' },
  { label: 'Coils', href: '/Store?category=Steel&kind=Coils' },
  { label: 'Hot-rolled', href: '/Store?category=Steel&kind=Coils&finish=Hot-rolled' },
  { label: 'Hot-rolled steel coil, 3 mm' },
];

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: { contract },
  args: { items: path, onNavigate: fn() },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { items: [...path.slice(0, 2), ...path.slice(-1)] } };

export const Playground: Story = { args: { label: 'Breadcrumb' } };

/** The middle of a long path is hidden behind an ellipsis where there is little room. */
export const Long: Story = {};

/** The page that is shown may be a link to itself. */
export const CurrentIsALink: Story = {
  args: { items: [...path.slice(0, 1), { label: 'Steel', href: '/Store?category=Steel' }] },
};

/** One page, three, and five with long names. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Breadcrumb {...args} label="One" items={path.slice(0, 1)} />
      <Breadcrumb {...args} label="Three" items={[...path.slice(0, 2), ...path.slice(-1)]} />
      <Breadcrumb
        {...args}
        label="Long"
        items={[
          ...path.slice(0, -1),
          {
            label:
              'Cold-drawn seamless precision tube to EN 10305-1 in grade E355 with internal honing, oiled, capped and bundled for export',
          },
        ]}
      />
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'مسار التنقل',
    items: [
      { label: 'المتجر', href: '/Store' },
      { label: 'الصلب', href: '/Store?category=Steel' },
      { label: 'لفائف الصلب' },
    ],
  },
};

/** The first page, the one above and the page itself; the ellipsis brings back the rest. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
