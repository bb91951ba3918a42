import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { attachments } from '#fixtures/attachments.ts';
import { exampleTotals, quoteDraft, quoteProducts } from '#fixtures/quote-form.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { QuoteForm } from './QuoteForm.tsx';

const meta = {
  title: 'Trade/Deals/QuoteForm/Interactions',
  component: QuoteForm,
  tags: ['!autodocs', '!manifest'],
  decorators: [width(1040)],
  args: { totalsOf: exampleTotals, defaultTaxPercent: 18, onSubmit: fn(), onValuesChange: fn() },
} satisfies Meta<typeof QuoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AWrongPriceBreakIsToldAtItsField: Story = {
  args: {
    defaultValues: {
      ...quoteDraft,
      validUntil: '2099-12-15',
      lines: [
        {
          ...quoteDraft.lines[0]!,
          unitPrice: 1000,
          priceBreaks: [
            { from: 20, price: 900 },
            { from: 50, price: 950 },
          ],
        },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const second = canvas.getByRole('textbox', { name: 'Price 2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription(/^Enter 899\.99 or less\./);
    await expect(canvas.getAllByText(/899\.99/)).toHaveLength(1);
    // The row that takes its place is right.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove price 1' }));
    await expect(canvas.queryByText(/899\.99/)).toBeNull();
  },
};

export const GivesTheOffer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const type = (name: string, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type('Description, line 1', 'HR coil');
    await type('Quantity, line 1', '10');
    await type('Unit, line 1', 'tonne');
    await type('Unit price, line 1', '1,000');
    await type('Shipping', '500');
    await type('Lead time', '14');
    await type('Valid until', '15/12/2099');
    await type('Terms', '30 days');
    await expect(canvas.getByText('Rs. 12,390.00')).toBeVisible();
    await expect(canvas.getByText('Total Rs. 12,390.00')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [{ description: 'HR coil', quantity: 10, unit: 'tonne', unitPrice: 1000, taxPercent: 18 }],
      shipping: 500,
      leadDays: 14,
      validUntil: '2099-12-15',
      terms: '30 days',
      note: '',
      files: [],
    });
  },
};

export const TheLeadTimeIsComparedWithTheNeed: Story = {
  args: {
    requested: { quantity: 10, unit: 'tonne', neededBy: '2026-03-26' },
    now: new Date('2026-03-12T19:00:00Z'),
    timeZone: 'Asia/Kolkata',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Lead time' });
    const needed = 'Needed by 26 Mar 2026. That is in 13 days.';
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(needed));
    await userEvent.type(field, '13');
    await expect(field).not.toHaveAccessibleDescription(expect.stringContaining('too long'));
    await userEvent.clear(field);
    await userEvent.type(field, '14');
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(`${needed} This lead time is 1 day too long.`),
    );
  },
};

export const LinesComeAndGo: Story = {
  args: { defaultValues: quoteDraft },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }));
    await expect(canvas.getByRole('textbox', { name: 'Description, line 3' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 1' }));
    await expect(canvas.getByRole('button', { name: 'Add a line' })).toHaveFocus();
    await expect(canvas.getByText('Line 1 was removed.')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Description, line 1' })).toHaveValue(
      'Slitting to 310 mm',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 2' }));
    await expect(canvas.queryByRole('button', { name: /Remove line/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ lines: [expect.objectContaining({ id: 'l2', quantity: 40 })] }),
    );
  },
};

export const EachCompleteLineHasItsAmount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amounts = () =>
      [...canvasElement.querySelectorAll('[data-part="amount-value"]')].map(({ textContent }) => textContent);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity, line 1' }), '10');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Unit price, line 1' }), '1,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }));
    await expect(amounts()).toEqual(['Rs. 10,000.00', '–']);
    // There are no totals without the second line.
    await expect(canvas.queryByText(/^Total Rs/)).toBeNull();
  },
};

export const NoMoreLinesThanItTakes: Story = {
  args: { products: quoteProducts, maxLines: 2, defaultTaxPercent: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Tax, line 1' })).toHaveValue('5');
    const button = canvas.getByRole('button', { name: 'Add a line' });
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Tax, line 2' })).toHaveValue('5');
    await expect(button).toBeDisabled();
  },
};

let endUpload: (file: AttachedFile) => void;
const upload = () =>
  new Promise<AttachedFile>((resolve) => {
    endUpload = resolve;
  });

export const FilesGoWithIt: Story = {
  args: { by: 'client', defaultValues: { ...quoteDraft, files: attachments.slice(1) }, onUploadFile: upload },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText('Files', { selector: 'input' }),
      new File(['x'], 'drawing.pdf', { type: 'application/pdf' }),
    );
    // Nothing is sent without it, and what is written meanwhile stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Send counter-offer' }));
    await expect(canvas.getByText('Wait until all files are uploaded.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' See the drawing.');
    endUpload(attachments[0]!);
    const files = [...attachments.slice(1), attachments[0]];
    const note = `${quoteDraft.note} See the drawing.`;
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ files, note })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send counter-offer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ files, note }));
  },
};

export const ADraftOfBeforeFilesIsTaken: Story = {
  args: { defaultValues: { lines: quoteDraft.lines, validUntil: '2099-12-15' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send quote' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ files: [] }));
  },
};

export const AProductBecomesALine: Story = {
  args: { products: quoteProducts },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add one of your products' }));
    await userEvent.click(within(document.body).getByRole('option', { name: /Cold rolled coil/ }));
    await expect(canvas.getByRole('textbox', { name: 'Description, line 1' })).toHaveValue(
      'Cold rolled coil, CR2, 1.2 mm',
    );
    await expect(canvas.getByRole('textbox', { name: 'Quantity, line 1' })).toHaveValue('5');
    await expect(canvas.getByText('Your product')).toBeVisible();
    // It has taken the place of the empty line.
    await expect(canvas.queryByRole('group', { name: 'Line 2' })).toBeNull();
  },
};

export const AProductComesWithWhatWasAskedFor: Story = {
  args: {
    products: quoteProducts.map((product) => ({
      ...product,
      priceAt: (quantity) => ({ unitPrice: quantity < 20 ? product.price : product.price - 1500 }),
    })),
    requested: { quantity: 500, unit: 'Tonnes' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add one of your products' }));
    await userEvent.click(within(document.body).getByRole('option', { name: /Cold rolled coil/ }));
    const quantity = canvas.getByRole('textbox', { name: 'Quantity, line 1' });
    const price = canvas.getByRole('textbox', { name: 'Unit price, line 1' });
    await expect(quantity).toHaveValue('500');
    await expect(price).toHaveValue('66,900.00');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '19');
    await expect(price).toHaveValue('68,400.00');
    await userEvent.clear(price);
    await userEvent.type(price, '68000');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '20');
    await expect(price).toHaveValue('68,000.00');
  },
};

export const WhatIsMissingIsSaidAtTheField: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Description, line 1' })).toHaveFocus();
    for (const name of ['Description', 'Quantity', 'Unit', 'Unit price'])
      await expect(canvas.getByRole('textbox', { name: `${name}, line 1` })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Valid until' })).toBeInvalid();
  },
};

export const EnterInALineSendsNothing: Story = {
  args: { defaultValues: quoteDraft },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Unit, line 2' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Shipping' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ACounterOfferHasNoLastDay: Story = {
  args: { by: 'client', defaultValues: { ...quoteDraft, validUntil: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: 'Valid until' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send counter-offer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.not.objectContaining({ validUntil: '' }));
  },
};

/** In a line with labels above its fields, the prices below stand in the same two columns. */
export const PriceBreaksStandInTheColumnsOfTheLine: Story = {
  decorators: [width(720)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Price breaks', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price' }));
    const left = (name: string) =>
      canvas.getByRole('textbox', { name }).closest('[data-part="box"]')!.getBoundingClientRect().left;
    await expect(left('Price 1')).toBeCloseTo(left('Unit, line 1'), 0);
  },
};
