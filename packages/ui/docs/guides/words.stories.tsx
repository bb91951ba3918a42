import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { Pagination } from '#components/Pagination/Pagination.tsx';
import { Price } from '#components/Price/Price.tsx';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';

const meta = {
  title: 'Guides/Words and locale/Examples',
  tags: ['!dev', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  Price: { fullPrice: 'Statt', off: (percent: string) => `${percent} Rabatt` },
  Pagination: {
    previous: 'Zurück',
    next: 'Weiter',
    page: (page: number) => `Seite ${page}`,
    pageOf: (page: number, pageCount: number) => `Seite ${page} von ${pageCount}`,
  },
};

/** Words, numbers and money as a German reader expects them. */
export const German: Story = {
  render: () => (
    <LocaleProvider locale="de" currency="EUR" labels={labels}>
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
        <Price price={1234.5} discount={12.5} size="lg" />
        <NumberField label="Menge" trailing="kg" defaultValue={12345.5} />
        <Pagination label="Produkte" page={2} pageCount={9} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.080,19 €')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Menge' })).toHaveValue('12.345,5');
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible();
  },
};
