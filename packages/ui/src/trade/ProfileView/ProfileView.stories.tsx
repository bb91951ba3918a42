import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '#components/Link/Link.tsx';
import { LogoField } from '#trade/LogoField/LogoField.tsx';
import { companies, manyCompanies, ownCompany, longTextCompany } from '#fixtures/companies.ts';
import { width } from '#docs/story-layout.tsx';
import { contract } from './ProfileView.contract.ts';
import { ProfileView } from './ProfileView.tsx';

const ownProfile = {
  ...ownCompany,
  email: 'hello@malabar.example',
  adminEmail: 'office@malabar.example',
  panNumber: 'AAAPM1234C',
  employeeEmails: ['asha@malabar.example', 'ravi@malabar.example', 'accounts@malabar.example'],
  connections: companies,
};

const meta = {
  title: 'Trade/Companies/ProfileView',
  component: ProfileView,
  parameters: { contract },
  args: ownProfile,
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { loading: false, headingLevel: 2 } };

/** The company can change its picture. */
export const OwnLogo: Story = {
  args: {
    logoField: <LogoField hasLogo accept="image/png" onChoose={fn()} onRemove={fn()} />,
  },
};

/** A loading message that screen readers announce, until the company is there. */
export const Loading: Story = { args: { loading: true } };

/** Only known facts are listed; without employees the connections are not shown either. */
export const JustSignedUp: Story = {
  args: {
    avatar: null,
    adminEmail: '',
    address: '',
    companySize: '',
    clientIndustry: '',
    companyIndustry: '',
    panNumber: '',
    employeeEmails: [],
    connections: [],
    productTypes: '',
    supplierIndustry: '',
    supplyType: '',
  },
};

/** An invitation takes the place of the list. */
export const NoConnections: Story = { args: { connections: [] } };

/** The newest of many connections are shown, with a link to the others. */
export const ManyConnections: Story = {
  args: {
    connections: manyCompanies(50),
    moreConnections: <Link href="/Network?tab=connections">See all connections</Link>,
  },
};

/** A deleted company has no name. */
export const UnknownConnection: Story = {
  args: { connections: [...companies.slice(0, 2), { _id: 'gone', companyName: null }] },
};

/** Long words wrap, long lists load more. */
export const Wordy: Story = {
  args: {
    ...longTextCompany,
    employeeEmails: Array.from(
      { length: 12 },
      (_, index) => `person.number.${index + 1}@a-rather-long-company-name.example`,
    ),
    connections: manyCompanies(40),
  },
};

/** Complete, and loading. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ProfileView {...args} />
      <ProfileView {...args} loading />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column. */
export const Narrow: Story = { decorators: [width(320)] };
