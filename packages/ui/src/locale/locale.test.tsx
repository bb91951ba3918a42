import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from '#components/Pagination/Pagination.tsx';
import { formatMoney } from './format.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { useLocale } from './use-locale.ts';

const Amount = () => formatMoney(1234.5, useLocale());

it('is English with rupees where nothing is said', () => {
  expect(renderToStaticMarkup(<Amount />)).toBe('Rs. 1,234.50');
  expect(renderToStaticMarkup(<Pagination page={1} />)).toContain('>Next<');
});

it('takes words from the prop, then from the nearest provider, then from the outer one', () => {
  const markup = renderToStaticMarkup(
    <LocaleProvider labels={{ Pagination: { next: 'Weiter', previous: 'Zurück' } }}>
      <LocaleProvider locale="de" currency="EUR">
        <Pagination page={2} labels={{ next: 'Weiter blättern' }} />
        <Amount />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(markup).toContain('>Weiter blättern<');
  expect(markup).toContain('>Zurück<');
  expect(markup).toContain('>Page 2<');
  expect(markup).toContain('1.234,50\u00a0€');
});

it('keeps the outer words of a component of which an inner provider replaces others', () => {
  const markup = renderToStaticMarkup(
    <LocaleProvider labels={{ Pagination: { next: 'Weiter' } }}>
      <LocaleProvider labels={{ Pagination: { previous: 'Zurück' } }}>
        <Pagination page={2} />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(markup).toContain('>Zurück<');
  expect(markup).toContain('>Weiter<');
});
