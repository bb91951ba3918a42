import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
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

/** Its entries, in a frame of their own. */
const opened: Pick<Story, 'parameters' | 'play'> = {
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};

/** Blocking says what it means before it is done. */
export const Open: Story = { ...opened };

/** A member who may not block reports only. */
export const ReportOnly: Story = {
  ...opened,
  render: ({ companyName, onReport }) => <CompanyMenu companyName={companyName} onReport={onReport} />,
};

/** A company whose request was declined for good can be asked after all. */
export const Declined: Story = { ...opened, args: { onConnect: fn() } };

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
