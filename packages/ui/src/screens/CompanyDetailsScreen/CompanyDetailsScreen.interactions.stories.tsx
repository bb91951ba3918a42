import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { industries } from '#fixtures/industries.ts';
import { CompanyDetailsScreen } from './CompanyDetailsScreen.tsx';

const meta = {
  title: 'Screens/CompanyDetailsScreen/Interactions',
  component: CompanyDetailsScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { industries, onSubmit: fn(), onSkip: fn(), onInvalidEmail: fn() },
} satisfies Meta<typeof CompanyDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GivesEveryField: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = (label: string, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name: label }), text);
    const choose = (label: string, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), option);
    await choose('Company Industry', 'Retail');
    await write('Company Size', ' 48 employees ');
    await write('Administrator Email', 'office@malabar.example');
    await write('PAN Number', 'AAAPM1234C');
    await write('Employee Email', 'asha@malabar.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Email' }));
    await write('Employee Email', 'ravi@malabar.example{Enter}');
    await write('Address', '7 Bazaar Road');
    await choose('Client Industry', 'Automotive');
    await write('Product Types', 'Spices');
    await choose('Supplier Industry', 'Steel Manufacturing');
    await write('Supply Type', 'Bulk');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove asha@malabar.example' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      companyIndustry: 'Retail',
      companySize: '48 employees',
      adminEmail: 'office@malabar.example',
      panNumber: 'AAAPM1234C',
      employeeEmails: ['ravi@malabar.example'],
      address: '7 Bazaar Road',
      clientIndustry: 'Automotive',
      productTypes: 'Spices',
      supplierIndustry: 'Steel Manufacturing',
      supplyType: 'Bulk',
    });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const EmptyIsAnAnswer: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save Details' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ companyIndustry: '', employeeEmails: [], address: '' }),
    );
  },
};

export const SkippingSavesNothing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Skip for Now' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidEmailIsRefusedAndStays: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Employee Email' });
    await userEvent.type(box, 'asha@malabar{Enter}');
    await expect(args.onInvalidEmail).toHaveBeenCalledWith('Please enter a valid email address.');
    await expect(box).toHaveValue('asha@malabar');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AnAddressLeftInTheBoxIsNotLost: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Employee Email' });
    await userEvent.type(box, 'asha@malabar');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await expect(args.onInvalidEmail).toHaveBeenCalledWith('Please enter a valid email address.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await userEvent.type(box, '.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ employeeEmails: ['asha@malabar.example'] }),
    );
  },
};

export const SavingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'PAN Number' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorsAreReadAndFoundAtTheField: Story = {
  args: { error: 'Not saved.', fieldErrors: { panNumber: 'PAN number is too long.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
    const box = canvas.getByRole('textbox', { name: 'PAN Number' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('PAN number is too long.');
  },
};

export const NothingIsSavedOverWhatIsNotKnown: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Details' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip for Now' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

export const TriesAgainByKeyboard: Story = {
  render: function Retried(args) {
    const [state, setState] = useState<'error' | 'ready'>('error');
    return <CompanyDetailsScreen {...args} state={state} onRetry={() => setState('ready')} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your details could not be loaded.');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Save Details' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Company Size' })).toBeEnabled();
  },
};
