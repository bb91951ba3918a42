import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { CreateRequestForm } from '#trade/CreateRequestForm/CreateRequestForm.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { industries } from '#fixtures/industries.ts';
import { requests } from '#fixtures/requests.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { ClientHomeScreen } from '#screens/ClientHomeScreen/ClientHomeScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Asking',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const home = (dialog?: ReactNode) =>
  inShell(
    <>
      <ClientHomeScreen requests={requests} onCreate={fn()} onClientOpen={fn()} />
      {dialog}
    </>,
    { mode: 'Client' },
  );

export const Requests: Story = { render: () => home() };

export const CreateARequest: Story = {
  render: () =>
    home(
      <Dialog title="Create a Request" size="lg" defaultOpen>
        <CreateRequestForm
          industries={industries}
          onUpload={() => new Promise(() => {})}
          onUploadFile={() => new Promise(() => {})}
          onSubmit={fn()}
        />
      </Dialog>,
    ),
};
