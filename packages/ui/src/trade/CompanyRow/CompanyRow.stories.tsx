import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConnectionToggle } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { bharat, companies, longTextCompany } from '#fixtures/companies.ts';
import { contract } from './CompanyRow.contract.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { CompanyRowSkeleton } from './CompanyRowSkeleton.tsx';

const meta = {
  title: 'Trade/Companies/CompanyRow',
  component: CompanyRow,
  parameters: { contract },
  args: {
    ...bharat,
    trailing: <ConnectionToggle status="stranger" companyName={bharat.companyName} onConnect={fn()} />,
    onOpen: fn(),
  },
} satisfies Meta<typeof CompanyRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const statuses = ['stranger', 'pending', 'connected', 'declined', 'stranger'] as const;

export const Default: Story = {};

export const Playground: Story = {};

/** A company with no details but its name. */
export const NameOnly: Story = {
  args: { companyIndustry: '', companySize: '', address: '', avatar: null },
};

/** With an address the name is a link, which opens in a new tab and can be copied. */
export const Linked: Story = { args: { href: '#bharat' } };

/** Long names wrap; long facts are truncated after a line. */
export const LongText: Story = { args: longTextCompany };

/** The skeleton of a loading row. */
export const Loading: Story = { render: () => <CompanyRowSkeleton /> };

/** A list with every status. */
export const States: Story = {
  render: (args) => (
    <RowList aria-label="Companies">
      {[...companies, longTextCompany].map((company, index) => (
        <CompanyRow
          key={company.id}
          {...args}
          {...company}
          trailing={
            <ConnectionToggle
              status={statuses[index] ?? 'connected'}
              companyName={company.companyName}
              onConnect={fn()}
            />
          }
        />
      ))}
      <CompanyRowSkeleton />
    </RowList>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Where there is no space beside the name, the control moves below it. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
