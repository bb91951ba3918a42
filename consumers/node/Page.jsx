import { Button } from '@guildhall/ui/button';
import { Dialog } from '@guildhall/ui/dialog';
import { ProductCard } from '@guildhall/ui/trade/product-card';
import { setTheme } from '@guildhall/ui/set-theme';
import { useTheme } from '@guildhall/ui/use-theme';

export function Page() {
  const theme = useTheme();
  return (
    <main>
      <h1>Plain Node</h1>
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
      />
    </main>
  );
}
