import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#components/Badge/Badge.tsx';
import { Column } from '#docs/story-layout.tsx';
import { bharat } from '#fixtures/companies.ts';
import { contract } from './DescriptionList.contract.ts';
import { DescriptionList } from './DescriptionList.tsx';

const company = [
  { term: 'Industry', description: bharat.companyIndustry },
  { term: 'Company Size', description: bharat.companySize },
  { term: 'Address', description: bharat.address },
  { term: 'Product Types', description: bharat.productTypes },
];

const meta = {
  title: 'Components/Data display/DescriptionList',
  component: DescriptionList,
  parameters: { contract },
  args: { items: company },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'stacked', variant: 'plain', columns: 2 } };

/** Beside their terms, where all descriptions are short. */
export const SideBySide: Story = { args: { layout: 'side-by-side' } };

/** A few facts that are compared at a glance. */
export const Cells: Story = { args: { variant: 'cells', columns: 4 } };

/** What is not known is left out. */
export const Unknown: Story = {
  args: {
    items: [
      { term: 'Industry', description: 'Steel Manufacturing' },
      { term: 'Address', description: '  ' },
      { term: 'Discount', description: 0 },
      { term: 'PAN Number' },
    ],
  },
};

/** Or it is said that it is not known, so that the list keeps its form. */
export const EmptyText: Story = {
  ...Unknown,
  args: { ...Unknown.args, emptyText: 'Not specified', variant: 'cells', columns: 4 },
};

/** A description can be any content. */
export const WithContent: Story = {
  args: {
    layout: 'side-by-side',
    items: [
      { term: 'Material', description: 'Carbon steel E250' },
      {
        term: 'Colors',
        description: (
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            <Badge>Mill finish</Badge>
            <Badge>Pickled</Badge>
          </span>
        ),
      },
    ],
  },
};

/** Layouts and variants, in one, two and four columns. */
export const States: Story = {
  render: (args) => (
    <Column>
      {(['plain', 'cells'] as const).flatMap((variant) =>
        ([1, 2, 4] as const).map((columns) => (
          <DescriptionList key={`${variant} ${columns}`} {...args} variant={variant} columns={columns} />
        )),
      )}
      <DescriptionList {...args} layout="side-by-side" />
      <DescriptionList {...args} layout="side-by-side" variant="cells" />
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    columns: 2,
    items: [
      { term: 'القطاع', description: 'صناعة الصلب' },
      { term: 'حجم الشركة', description: '1,200 employees' },
      { term: 'العنوان', description: '14 Foundry Road, Jamshedpur 831001' },
      { term: 'المنتجات', description: 'لفائف وعوارض وألواح' },
    ],
  },
};

/** One column, and long words. */
export const Narrow: Story = {
  args: {
    columns: 4,
    variant: 'cells',
    items: [
      ...company,
      { term: 'Email', description: 'a.very.long.address.of.the.office@bharat-steel-works.example' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
