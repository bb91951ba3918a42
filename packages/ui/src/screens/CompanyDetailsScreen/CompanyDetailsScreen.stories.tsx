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

/** The saved details are filled in. */
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

/** The fields are inert until the initial values are loaded. */
export const Loading: Story = { args: { state: 'loading' } };

/** Without the saved details there is no form: saving would overwrite them. */
export const NotLoaded: Story = { args: { state: 'error', onRetry: fn() } };

/** While the request runs, the text and the focus stay in place. */
export const Saving: Story = { args: { ...Filled.args, pending: true } };

/** A general error is shown above the buttons, the error of a field at the field; no input is lost. */
export const Failed: Story = {
  args: {
    ...Filled.args,
    error: 'An error occurred while saving your details.',
    fieldErrors: { panNumber: 'PAN number may have at most 40 characters.' },
  },
};

/** Many employees and long words. */
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
