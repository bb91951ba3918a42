import type { Meta, StoryObj } from '@storybook/react-vite';
import letters from './letters.json' with { type: 'json' };

interface LetterProps {
  /** Which letter. */
  name: keyof typeof letters;
}

/** A letter as a mail program shows it, in the reader's own colours. */
function Letter({ name }: LetterProps) {
  const { subject, html } = letters[name];
  const show = (element: HTMLDivElement | null) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    // A letter has its styles on its body.
    element?.setAttribute('style', body.getAttribute('style') ?? '');
    element?.replaceChildren(...body.childNodes);
  };
  return (
    <main>
      <h1 style={{ font: '600 1.125rem system-ui, sans-serif' }}>{subject}</h1>
      {/* A mail program does not have the reset of these pages. */}
      <style>{'[data-letter] > * { margin-block: revert; }'}</style>
      <div data-letter="" ref={show} />
    </main>
  );
}

const meta = {
  title: 'Patterns/Letters',
  component: Letter,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Letter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordReset: Story = { args: { name: 'PasswordReset' } };
export const PasswordChanged: Story = { args: { name: 'PasswordChanged' } };
export const ConfirmEmail: Story = { args: { name: 'ConfirmEmail' } };
export const ConfirmNewEmail: Story = { args: { name: 'ConfirmNewEmail' } };
export const EmailTaken: Story = { args: { name: 'EmailTaken' } };
export const EmailChangeRequested: Story = { args: { name: 'EmailChangeRequested' } };
export const EmailReplaced: Story = { args: { name: 'EmailReplaced' } };
export const NewEmailUsed: Story = { args: { name: 'NewEmailUsed' } };
export const Invitation: Story = { args: { name: 'Invitation' } };
export const OneThingWaits: Story = { args: { name: 'OneThingWaits' } };
export const SeveralThingsWait: Story = { args: { name: 'SeveralThingsWait' } };
export const CompanyDeleted: Story = { args: { name: 'CompanyDeleted' } };
export const Report: Story = { args: { name: 'Report' } };
