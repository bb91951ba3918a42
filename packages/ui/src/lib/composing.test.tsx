import { act, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { EditableCell } from '#components/EditableCell/EditableCell.tsx';
import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { TagField } from '#components/TagField/TagField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { Conversation } from '#trade/Conversation/Conversation.tsx';
import { openRoot } from '../../test/open-root.ts';

const onDone = vi.fn<() => void>();
const places: [string, ReactElement][] = [
  ['addresses', <EmailChips key="" label="Emails" onValueChange={onDone} />],
  ['tags', <TagField key="" label="Keywords" onValueChange={onDone} />],
  [
    'a cell',
    <EditableCell
      key=""
      label="Name"
      value=""
      onSave={onDone}
      renderField={(field) => <TextField {...field} />}
    >
      None
    </EditableCell>,
  ],
  [
    'a message',
    <Conversation
      key=""
      companyName="Bharat Steel Works"
      messages={[]}
      currentUserId="c-own"
      ownCompanyName="Malabar Trading House"
      onSend={onDone}
    />,
  ],
];

it.each(places)('the Enter that ends a composition leaves %s as it is', async (_, element) => {
  onDone.mockReset();
  const { container, root } = openRoot({ act: true });
  await act(async () => root.render(element));
  await act(async () =>
    container.querySelector<HTMLElement>('[data-component="EditableCell"] button')?.click(),
  );
  const field = container.querySelector<HTMLInputElement>(
    'input:not([type="file"], [type="hidden"]), textarea',
  )!;
  field.focus();
  await act(async () => void document.execCommand('insertText', false, 'anna@northwind.example'));
  const press = (init: KeyboardEventInit) =>
    act(async () =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      ),
    );
  await press({ isComposing: true, keyCode: 229 });
  // Safari, which has ended the composition before.
  await press({ keyCode: 229 });
  expect(onDone).not.toHaveBeenCalled();
  await press({ keyCode: 13 });
  expect(onDone).toHaveBeenCalledOnce();
});
