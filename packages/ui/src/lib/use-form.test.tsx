import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#components/Button/Button.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { openRoot } from '../../test/open-root.ts';
import { sendForm } from '../../test/send-form.tsx';
import type { FieldConstraints } from './forms.ts';
import { useForm, type FormOptions, type FormState } from './use-form.ts';

interface Values {
  /** Of no type: every kind of field takes it. */
  answer: never;
}

interface FormProps extends FormOptions<Values> {
  children: (field: ReturnType<FormState<Values>['field']>) => ReactNode;
}

function Form({ children, ...options }: FormProps) {
  const { field, formProps } = useForm(options);
  return <form {...formProps()}>{children(field('answer'))}</form>;
}

/** What a form of one field gives or says when `text` is written into it. */
function send(constraints: FieldConstraints, children: FormProps['children'], text?: string) {
  const onSubmit = vi.fn<(values: Values) => void>();
  const onInvalid = vi.fn<(errors: object) => void>();
  const form = sendForm(
    <Form fields={{ answer: constraints }} {...{ onSubmit, onInvalid, children }} />,
    text === undefined ? {} : { answer: text },
  );
  return { form, given: onSubmit.mock.calls[0]?.[0].answer, errors: onInvalid.mock.calls[0]?.[0] };
}

const required: FieldConstraints = { required: true };

describe('a required field', () => {
  const empty: [string, FormProps['children'], string][] = [
    ['TextField', (field) => <TextField {...field} label="SKU" />, 'SKU is required.'],
    [
      'TextArea',
      (field) => <TextArea {...field} label="Delivery Address" />,
      'Delivery address is required.',
    ],
    ['PasswordField', (field) => <PasswordField {...field} label="Password" />, 'Password is required.'],
    [
      'NumberField',
      (field) => <NumberField {...field} label="Stock quantity" />,
      'Stock quantity is required.',
    ],
    [
      'Select',
      (field) => <Select {...field} label="Supply Industry" options={['Retail']} placeholder="Choose" />,
      'Supply industry is required.',
    ],
    [
      'Combobox',
      (field) => <Combobox {...field} label="Port of Loading" options={['Kochi']} />,
      'Port of loading is required.',
    ],
    [
      'RadioGroup',
      (field) => <RadioGroup {...field} label="Delivery" options={['By road']} />,
      'Delivery is required.',
    ],
    ['ImageUrlList', (field) => <ImageUrlList {...field} label="Image URL" />, 'Image URL is required.'],
  ];
  it.each(empty)('%s says so by its label, and has the focus', (_name, children, sentence) => {
    const { form, given, errors } = send(required, children);
    expect(given).toBeUndefined();
    expect(errors).toEqual({ answer: sentence });
    expect(form.contains(document.activeElement)).toBe(true);
  });

  it('takes no spaces for a text', () => {
    expect(send(required, (field) => <TextField {...field} label="Name" />, '  ').errors).toEqual({
      answer: 'Name is required.',
    });
  });

  it('takes spaces for a password', () => {
    expect(send(required, (field) => <PasswordField {...field} label="Password" />, ' a ').given).toBe(' a ');
  });
});

describe('the limits of a text', () => {
  const textField: FormProps['children'] = (field) => <TextField {...field} label="PAN Number" />;

  it.each(['abc', '  abc  ', '😀😀😀'])('%j has three characters', (text) => {
    expect(send({ maxLength: 3 }, textField, text).given).toBe(text.trim());
  });

  it('says how many characters there may be', () => {
    expect(send({ maxLength: 3 }, textField, 'abcd').errors).toEqual({
      answer: 'PAN number must have at most 3 characters.',
    });
  });

  it('leaves an address to the server', () => {
    const email: FormProps['children'] = (field) => <TextField {...field} type="email" label="Email" />;
    expect(send({}, email, 'nobody').given).toBe('nobody');
  });
});

describe('the limits of a number', () => {
  const numberField: FormProps['children'] = (field) => <NumberField {...field} label="Discount" />;

  it.each([
    ['', null],
    [' 12.50 ', 12.5],
    ['100', 100],
  ])('reads %j as %s', (text, number) => {
    expect(send({ min: 0, max: 100, step: 0.01 }, numberField, text).given).toBe(number);
  });

  it.each([
    ['12', 12],
    ['12 or so', Number.NaN],
  ])('tells of %j while it is written', (text, number) => {
    const onValuesChange = vi.fn<(values: Values) => void>();
    sendForm(<Form onValuesChange={onValuesChange}>{numberField}</Form>, { answer: text });
    expect(onValuesChange).toHaveBeenLastCalledWith({ answer: number });
  });

  it.each([
    ['a few', 'Enter a number, such as 12.50.'],
    ['-1', 'Enter 0 or more.'],
    ['101', 'Enter 100 or less.'],
    ['1.234', 'Enter at most 2 decimals.'],
  ])('explains %j', (text, sentence) => {
    expect(send({ min: 0, max: 100, step: 0.01 }, numberField, text).errors).toEqual({ answer: sentence });
  });
});

it('knows nothing of a field without a name', () => {
  const onSubmit = vi.fn<(values: object) => void>();
  sendForm(
    <Form onSubmit={onSubmit}>
      {() => <RadioGroup label="Delivery" options={['By road']} required defaultValue="By road" />}
    </Form>,
  );
  expect(onSubmit).toHaveBeenCalledWith({});
});

it('says how many entries a list may have', () => {
  const list: FormProps['children'] = (field) => (
    <ImageUrlList {...field} label="Image URL" defaultValue={['data:,1', 'data:,2']} />
  );
  expect(send({ maxItems: 2 }, list).given).toEqual(['data:,1', 'data:,2']);
  expect(send({ maxItems: 1 }, list).errors).toEqual({ answer: 'Image URL must have at most 1 entries.' });
});

describe('a form in a dialog of another form', () => {
  const events: [string, (form: HTMLFormElement) => void][] = [
    ['submit', (form) => form.requestSubmit()],
    ['reset', (form) => form.reset()],
    ['input', (form) => form.elements[0]!.dispatchEvent(new Event('input', { bubbles: true }))],
  ];
  it.each(events)('keeps its %s to itself', (_name, send) => {
    const onInvalid = vi.fn<(errors: object) => void>();
    const onValuesChange = vi.fn<(values: Values) => void>();
    const outer = sendForm(
      <Form fields={{ answer: required }} {...{ onInvalid, onValuesChange }}>
        {(field) => (
          <>
            <TextField {...field} label="SKU" />
            <Dialog title="New Unit" defaultOpen>
              <Form>{(innerField) => <TextField {...innerField} label="Unit" />}</Form>
            </Dialog>
          </>
        )}
      </Form>,
    );
    act(() => send(document.querySelector('[role="dialog"] form')!));
    expect(outer).toHaveTextContent('SKU is required.');
    expect(onInvalid).toHaveBeenCalledOnce();
    expect(onValuesChange).not.toHaveBeenCalled();
  });
});

describe('a press that repeats itself', () => {
  const presses: [string, (submit: HTMLElement) => Promise<void>][] = [
    ['a double click', (submit) => userEvent.dblClick(submit)],
    ['a triple click', (submit) => userEvent.tripleClick(submit)],
    [
      'an Enter held in a field',
      async (submit) => {
        submit.closest('form')!.querySelector('input')!.focus();
        await userEvent.keyboard('{Enter>3/}');
      },
    ],
    [
      'an Enter held on the button',
      async (submit) => {
        submit.focus();
        await userEvent.keyboard('{Enter>3/}');
      },
    ],
  ];
  it.each(presses)('sends the form once: %s, and the next one sends it again', async (_name, press) => {
    const onSubmit = vi.fn<() => void>();
    const { container, root } = openRoot();
    root.render(
      // It is not pending: the response may come between two clicks.
      <Form onSubmit={onSubmit}>
        {(field) => (
          <>
            <TextField {...field} label="SKU" />
            <Button type="submit">Save</Button>
          </>
        )}
      </Form>,
    );
    const submit = () => container.querySelector('button');
    await expect.poll(submit).toBeVisible();
    await press(submit()!);
    expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(submit()!);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

it('keeps what a held Enter does in a text of several lines', async () => {
  const { form } = send({}, (field) => <TextArea {...field} label="Delivery Address" />);
  const text = form.querySelector('textarea')!;
  text.focus();
  await userEvent.keyboard('{Enter>3/}');
  expect(text).toHaveValue('\n\n\n');
});
