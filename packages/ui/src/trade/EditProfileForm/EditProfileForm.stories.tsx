import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { industries } from '#fixtures/industries.ts';
import { bareProfile, longTextProfile, ownProfile } from '#fixtures/profile.ts';
import { Button } from '#components/Button/Button.tsx';
import { LogoField } from '#trade/LogoField/LogoField.tsx';
import { contract } from './EditProfileForm.contract.ts';
import { EditProfileForm } from './EditProfileForm.tsx';

const meta = {
  title: 'Trade/Companies/EditProfileForm',
  component: EditProfileForm,
  parameters: { contract, docs: { story: { inline: false, height: '720px' } } },
  args: {
    profile: ownProfile,
    industries,
    logoField: <LogoField hasLogo accept="image/png,image/jpeg" onChoose={fn()} onRemove={fn()} />,
    onSubmit: fn(),
    onDirtyChange: fn(),
    onSubmitIdentity: fn(),
  },
} satisfies Meta<typeof EditProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** A company that has told nothing yet. */
export const Bare: Story = { args: { profile: bareProfile } };

/** What was written before a reload is there again, and counted. */
export const Changed: Story = {
  args: { defaultValues: { companySize: '60 employees', gstin: '', address: '9 Bazaar Road' } },
};

/** For an admin: name and email belong to the owners. */
export const WithoutNameAndEmail: Story = {
  render: ({ onSubmitIdentity: _onSubmitIdentity, ...args }) => <EditProfileForm {...args} />,
};

/** The new address takes effect once its letter is answered. */
export const EmailToBeConfirmed: Story = {
  args: {
    identity: {
      notice: 'We have sent an email to trade@malabar.example. Open the link in it to use this address.',
    },
  },
};

/** Nobody has proven the address of a new account yet; another letter can be sent. */
export const EmailNotConfirmed: Story = {
  args: {
    identity: {
      notice: 'Your email is not confirmed yet. Open the link in the email that we have sent to it.',
      noticeAction: (
        <Button size="sm" variant="secondary">
          Send again
        </Button>
      ),
    },
  },
};

/** Long names, long texts and many employees. */
export const LongText: Story = { args: { profile: longTextProfile } };

/** What was written stays, and so does the focus. */
export const Saving: Story = { args: { ...Changed.args, pending: true } };

/** Someone else has saved the same fields: both are shown, and nothing is lost. */
export const Conflict: Story = {
  args: {
    defaultValues: { address: '9 Bazaar Road', employeeEmails: ['asha@malabar.example'] },
    conflict: {
      current: {
        ...ownProfile,
        address: '12 Jew Town Road, Mattancherry, Kochi 682002',
        employeeEmails: ['asha@malabar.example', 'meera@malabar.example'],
        version: 4,
      },
      fields: ['address', 'employeeEmails'],
    },
  },
};

/** A general error stands in the bar, the error of a field at the field. */
export const Failed: Story = {
  args: {
    ...Changed.args,
    error: 'An error occurred. Please try again.',
    fieldErrors: { gstin: 'GSTIN must be a valid number.' },
  },
};

/** Every state, with all messages. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <EditProfileForm {...args} {...EmailToBeConfirmed.args} {...Failed.args} aria-label="Failed" />
      <EditProfileForm {...args} {...Conflict.args} logoField={undefined} onSubmitIdentity={undefined} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column, and the bar above the navigation of a phone. */
export const Narrow: Story = { decorators: [width(328)], globals: { viewport: { value: 'mobile1' } } };
