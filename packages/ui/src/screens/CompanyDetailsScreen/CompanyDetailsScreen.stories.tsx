import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownCompany, longTextCompany } from '#fixtures/companies.ts';
import { industries } from '#fixtures/industries.ts';
import { contract } from './CompanyDetailsScreen.contract.ts';
import { CompanyDetailsScreen } from './CompanyDetailsScreen.tsx';

const meta = {
  title: 'Screens/CompanyDetailsScreen',
  component: CompanyDetailsScreen,
  parameters: { contract, layout: 'fullscreen' },
  args: { industries, onSubmit: fn(), onSkip: fn(), onInvalidEmail: fn() },
} satisfies Meta<typeof CompanyDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const emails = ['asha@malabar.example', 'ravi@malabar.example', 'accounts@malabar.example'];

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, defaultValues: ownCompany } };

/** What is known already is filled in. */
export const Filled: Story = {
  args: {
    defaultValues: {
      ...ownCompany,
      adminEmail: 'office@malabar.example',
      panNumber: 'AAAPM1234C',
      employeeEmails: emails,
    },
  },
};

/** The fields keep their places until it is known what they begin with. */
export const Loading: Story = { args: { state: 'loading' } };

/** Without what is known there is no form: it would be saved over. */
export const NotLoaded: Story = { args: { state: 'error', onRetry: fn() } };

/** While the server works, the words and the focus stay where they are. */
export const Saving: Story = { args: { ...Filled.args, pending: true } };

/** What went wrong stands by the buttons, what is wrong with a field at the field; nothing written is lost. */
export const Failed: Story = {
  args: {
    ...Filled.args,
    error: 'An error occurred while saving your details.',
    fieldErrors: { panNumber: 'PAN number may have at most 40 characters.' },
  },
};

/** Many people and long words. */
export const ManyEmployees: Story = {
  args: {
    defaultValues: {
      ...longTextCompany,
      employeeEmails: Array.from(
        { length: 30 },
        (_, index) => `person.number.${index + 1}@a-rather-long-company-name.example`,
      ),
    },
  },
};

/** With an error. */
export const States: Story = { ...Failed };

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

/** One column, and two buttons side by side. */
export const Narrow: Story = {
  ...Filled,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};
