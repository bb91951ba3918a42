import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompanyRow } from '#trade/CompanyRow/CompanyRow.tsx';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import { companies, manyCompanies } from '#fixtures/companies.ts';
import { contract } from './RowList.contract.ts';
import { RowList } from './RowList.tsx';

const meta = {
  title: 'Components/Layout/RowList',
  component: RowList,
  parameters: { contract },
  args: {
    'aria-label': 'Companies',
    children: companies.map((company) => <CompanyRow key={company.id} {...company} />),
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Long lists stay fast: rows off the screen are not laid out. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { children: manyCompanies(100).map((company) => <CompanyRow key={company.id} {...company} />) },
};

/** Rows, and skeletons of rows that are loading. */
export const States: Story = {
  render: (args) => (
    <RowList {...args}>
      {args.children}
      <CompanyRowSkeleton />
    </RowList>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
