import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { industries } from '#fixtures/industries.ts';
import { ownProfile } from '#fixtures/profile.ts';
import { EditProfileForm, type EditProfileFormProps } from './EditProfileForm.tsx';
import type { ProfileConflict } from './profile-draft.ts';

const meta = {
  title: 'Trade/Companies/EditProfileForm/Interactions',
  component: EditProfileForm,
  tags: ['!autodocs', '!manifest'],
  args: {
    profile: ownProfile,
    industries,
    onSubmit: fn(),
    onValuesChange: fn(),
    onDirtyChange: fn(),
    onDiscard: fn(),
    onConflictEnd: fn(),
    onInvalidEmail: fn(),
    onSubmitIdentity: fn(),
  },
} satisfies Meta<typeof EditProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = (element: HTMLElement) => {
  const canvas = within(element);
  const box = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    box,
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    rewrite: async (name: string, text: string) => {
      await userEvent.clear(box(name));
      await userEvent.type(box(name), text);
    },
  };
};

export const GivesOnlyWhatChanged: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, box, press, rewrite } = tools(canvasElement);
    await press('Save changes');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await rewrite('Company Size', '60 employees');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await rewrite('GSTIN', '32aaapm1234c1z6');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Client Industry' }),
      'Steel Manufacturing',
    );
    await press('Remove ravi@malabar.example');
    await expect(canvas.getByText('4 changes')).toBeVisible();
    await userEvent.type(box('PAN Number'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        companySize: '60 employees',
        gstin: '32AAAPM1234C1Z6',
        employeeEmails: ['asha@malabar.example', 'accounts@malabar.example'],
        clientIndustry: 'Steel Manufacturing',
      },
      3,
    );
  },
};

export const DiscardTakesAllBack: Story = {
  args: { defaultValues: { address: 'Written before a reload' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, box, press } = tools(canvasElement);
    await expect(canvas.getByText('1 change')).toBeVisible();
    await press('Discard');
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(box('Address')).toHaveValue(ownProfile.address);
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** An app in which someone else saves first, and whose server then takes what it is sent. */
function WithOther(props: EditProfileFormProps) {
  const [profile, setProfile] = useState(props.profile);
  const [conflict, setConflict] = useState<ProfileConflict>();
  const theirs = {
    ...ownProfile,
    address: 'Theirs',
    companySize: 'Theirs',
    supplyType: 'Theirs',
    version: 4,
  };
  return (
    <EditProfileForm
      {...props}
      profile={profile}
      conflict={conflict}
      onSubmit={(changes, version) => {
        props.onSubmit?.(changes, version);
        if (version === 3) return setConflict({ current: theirs, fields: ['address', 'companySize'] });
        setConflict(undefined);
        setProfile({ ...theirs, ...changes, version: 5 });
      }}
    />
  );
}

export const ConflictLosesNothing: Story = {
  render: (args) => <WithOther {...args} />,
  play: async ({ canvasElement, args }) => {
    const { canvas, box, press, rewrite } = tools(canvasElement);
    await rewrite('Address', 'Mine');
    await rewrite('Company Size', 'Mine');
    await rewrite('Product Types', 'Mine');
    await press('Save changes');
    await waitFor(() => expect(canvas.getByRole('group', { name: /Someone else/ })).toHaveFocus());
    const size = within(canvas.getByRole('group', { name: 'Company Size' }));
    await userEvent.click(size.getByRole('radio', { name: 'Use theirs' }));
    await press('Save what is chosen');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ address: 'Mine', productTypes: 'Mine' }, 4);
    await expect(box('Address')).toHaveValue('Mine');
    await expect(box('Company Size')).toHaveValue('Theirs');
    await expect(box('Supply Type')).toHaveValue('Theirs');
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
};

/** An app whose server knows one password. */
function WithPassword(props: EditProfileFormProps) {
  const [profile, setProfile] = useState(props.profile);
  const [sent, setSent] = useState<{ pending: boolean; isWrong: boolean }>();
  return (
    <>
      <EditProfileForm
        {...props}
        profile={profile}
        identity={{
          pending: sent?.pending ?? false,
          ...(sent?.isWrong && { fieldErrors: { password: 'The password is wrong.' } }),
        }}
        onSubmitIdentity={(identity) => {
          props.onSubmitIdentity?.(identity);
          const isWrong = identity.password !== 'right';
          setSent({ pending: true, isWrong: false });
          queueMicrotask(() => {
            setSent({ pending: false, isWrong });
            if (!isWrong) setProfile({ ...profile, companyName: identity.companyName });
          });
        }}
      />
    </>
  );
}

const dialog = async () => {
  const name = 'Change name or email';
  return within(await within(document.body).findByRole('dialog', { name }));
};

export const NameNeedsThePassword: Story = {
  render: (args) => <WithPassword {...args} />,
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = tools(canvasElement);
    await press('Change name or email');
    const asked = await dialog();
    const name = asked.getByRole('textbox', { name: 'Company Name' });
    const password = asked.getByLabelText('Your password');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(password, 'wrong{Enter}');
    await expect(args.onSubmitIdentity).not.toHaveBeenCalled();
    await expect(name).toHaveAccessibleDescription('Change the name or the email.');
    await userEvent.clear(name);
    await userEvent.type(name, 'Malabar Traders{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/The password is wrong\./));
    await userEvent.clear(password);
    await userEvent.type(password, 'right');
    await userEvent.click(asked.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmitIdentity).toHaveBeenLastCalledWith({
      companyName: 'Malabar Traders',
      email: ownProfile.email,
      password: 'right',
    });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Malabar Traders')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change name or email' })).toHaveFocus());
  },
};

export const SimilarNameIsSaid: Story = {
  args: { identity: { onNameChange: fn(), similarName: true } },
  play: async ({ canvasElement, args }) => {
    await tools(canvasElement).press('Change name or email');
    const name = (await dialog()).getByRole('textbox', { name: 'Company Name' });
    await expect(args.identity?.onNameChange).toHaveBeenLastCalledWith(ownProfile.companyName);
    await userEvent.type(name, ' Ltd');
    await expect(args.identity?.onNameChange).toHaveBeenLastCalledWith(`${ownProfile.companyName} Ltd`);
    await expect(name).toHaveAccessibleDescription(/Another company has nearly this name\./);
  },
};

export const AnOldErrorIsNotShownAgain: Story = {
  args: { identity: { error: 'Too many attempts.', fieldErrors: { email: 'Taken.' } } },
  play: async ({ canvasElement, args }) => {
    await tools(canvasElement).press('Change name or email');
    const asked = await dialog();
    const email = asked.getByRole('textbox', { name: 'Email' });
    await expect(asked.queryByText('Too many attempts.')).toBeNull();
    await userEvent.clear(email);
    await userEvent.type(email, 'trade@malabar');
    await userEvent.type(asked.getByLabelText('Your password'), 'right{Enter}');
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await expect(args.onSubmitIdentity).not.toHaveBeenCalled();
    await userEvent.type(email, '.example{Enter}');
    await expect(args.onSubmitIdentity).toHaveBeenCalledOnce();
    await expect(asked.getByText('Too many attempts.')).toBeVisible();
  },
};

export const WithoutTheRightNameAndEmailDoNotShow: Story = {
  render: ({ onSubmitIdentity: _onSubmitIdentity, ...args }) => <EditProfileForm {...args} />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).queryByRole('button', { name: 'Change name or email' }),
    ).not.toBeInTheDocument();
  },
};

export const SavingIgnoresPresses: Story = {
  args: { pending: true, defaultValues: { address: 'Mine' } },
  play: async ({ canvasElement, args }) => {
    await tools(canvasElement).press('Save changes');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerErrorsStandAtTheirFields: Story = {
  args: { error: 'An error occurred. Please try again.', fieldErrors: { gstin: 'GSTIN is not valid.' } },
  play: async ({ canvasElement }) => {
    const { canvas, box } = tools(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    await expect(box('GSTIN')).toHaveAccessibleDescription(/GSTIN is not valid\./);
    await userEvent.type(box('GSTIN'), '1');
    await expect(box('GSTIN')).not.toHaveAccessibleDescription(/not valid/);
  },
};
