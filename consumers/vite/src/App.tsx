import { Button, Dialog, ProductCard, setTheme, useTheme } from '@guildhall/ui';

export function App() {
  const theme = useTheme();
  return (
    <main>
      <h1>Vite</h1>
      <Button aria-pressed={theme === 'dark'} onClick={() => setTheme('dark')}>
        Dark
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
    </main>
  );
}
