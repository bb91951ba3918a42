import { useState } from 'react';
import type { Contender } from './contender.ts';
import { messages, products, rows, type Product, type Row } from './data.ts';

const ignore = () => {};

/** Each part has its own state, so that none renders because of another. */
export function Page({ ThemeRoot, ...parts }: Contender) {
  return (
    <ThemeRoot>
      <parts.ThemeSetter>
        {(setTheme) => (
          <button type="button" data-press="darken" onClick={() => setTheme('dark')}>
            Darken
          </button>
        )}
      </parts.ThemeSetter>
      <DialogControl {...parts} />
      <parts.Toasts>
        {(showToast) => (
          <button type="button" data-press="show-toasts" onClick={() => messages.forEach(showToast)}>
            Show toasts
          </button>
        )}
      </parts.Toasts>
      <CardsControl {...parts} />
      <RowsControl {...parts} />
    </ThemeRoot>
  );
}

type Parts = Omit<Contender, 'ThemeRoot'>;

function CardsControl({ Cards }: Parts) {
  const [shown, setShown] = useState<readonly Product[]>([]);
  const changePrice = () =>
    setShown((list) => list.map((product, index) => (index === 0 ? { ...product, price: 2000 } : product)));
  return (
    <>
      <button type="button" data-press="mount-cards" onClick={() => setShown(products)}>
        Mount cards
      </button>
      <button type="button" data-press="change-price" onClick={changePrice}>
        Change a price
      </button>
      {shown.length > 0 && (
        <Cards products={shown} onRequestEstimate={ignore} onSave={ignore} onViewMore={ignore} />
      )}
    </>
  );
}

function DialogControl({ FormDialog }: Parts) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-press="open-dialog" data-open={open} onClick={() => setOpen(true)}>
        Open the dialog
      </button>
      <FormDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function RowsControl({ Rows }: Parts) {
  const [shown, setShown] = useState<readonly Row[]>([]);
  const toggle = (id: string, isOn: boolean) =>
    setShown((list) => list.map((row) => (row.id === id ? { ...row, isOn } : row)));
  return (
    <>
      <button type="button" data-press="mount-rows" onClick={() => setShown(rows)}>
        Mount rows
      </button>
      {shown.length > 0 && <Rows rows={shown} onToggle={toggle} />}
    </>
  );
}
