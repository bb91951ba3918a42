import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Row, width } from '#docs/story-layout.tsx';
import { longTextCompany, ownCompany } from '#fixtures/companies.ts';
import { contract } from './CompanyMenu.contract.ts';
import { CompanyMenu } from './CompanyMenu.tsx';

const meta = {
  title: 'Trade/Account/CompanyMenu',
  component: CompanyMenu,
  parameters: { contract },
  args: { companyName: ownCompany.companyName, onReport: fn(), onBlock: fn() },
} satisfies Meta<typeof CompanyMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md' } };

/** A member who may not block reports only. */
export const ReportOnly: Story = {
  render: ({ companyName, onReport }) => <CompanyMenu companyName={companyName} onReport={onReport} />,
};

/** A company whose request was declined for good can be asked after all. */
export const Declined: Story = { args: { onConnect: fn() } };

/** The sizes. */
export const States: Story = {
  render: (args) => (
    <Row>
      <CompanyMenu {...args} size="sm" />
      <CompanyMenu {...args} />
    </Row>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [width(320)],
  args: { companyName: longTextCompany.companyName },
};
