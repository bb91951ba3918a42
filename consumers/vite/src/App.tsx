import { Button, Dialog, LocaleProvider, Pagination, ProductCard, setTheme, useTheme } from '@guildhall/ui';
import { useState } from 'react';
import { OrderForm } from './OrderForm.tsx';

export function App() {
  const theme = useTheme<'acme'>();
  const [page, setPage] = useState(1);
  return (
    <LocaleProvider
      locale="de"
      currency="EUR"
      labels={{ Pagination: { next: 'Weiter', previous: 'Zurück' } }}
    >
      <main>
        <h1>Vite</h1>
        <Button aria-pressed={theme === 'dark'} onClick={() => setTheme('dark')}>
          Dark
        </Button>
        <Button aria-pressed={theme === 'acme'} onClick={() => setTheme('acme')}>
          Acme
        </Button>
        <Dialog title="Terms" trigger={<Button variant="secondary">Read the terms</Button>}>
          Delivery within a week.
        </Dialog>
        <ProductCard
          id="coil"
          name="Steel coil"
          description="Cold rolled, 1.2 mm."
          price={5400}
          discount={10}
          stockQuantity={12}
          vendorName="Asha Metals"
          vendorId="asha"
        />
        <OrderForm />
        <Pagination page={page} pageCount={3} onPageChange={setPage} />
      </main>
    </LocaleProvider>
  );
}
