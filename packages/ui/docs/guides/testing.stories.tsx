import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/TextField/TextField.tsx';

function AskForCompany({ onSave }: { onSave: (company: string) => void }) {
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const company = new FormData(event.currentTarget).get('company') as string;
        if (company === '') setError('Write the name of your company.');
        else onSave(company);
      }}
    >
      <TextField label="Company" name="company" error={error} />
      <Button type="submit">Save</Button>
    </form>
  );
}

const meta = {
  title: 'Guides/Testing/Examples',
  component: AskForCompany,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { onSave: fn() },
} satisfies Meta<typeof AskForCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By role and name, as someone would find it who cannot see the page. */
export const SavesWhatIsWritten: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
      'Write the name of your company.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Malabar Coffee{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Malabar Coffee');
  },
};
