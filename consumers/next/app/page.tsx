import { Button } from '@guildhall/ui/button';
import { Dialog } from '@guildhall/ui/dialog';
import { Link } from '@guildhall/ui/link';
import { ProductCard } from '@guildhall/ui/trade/product-card';
import { DarkButton } from './dark-button';
import { OrderForm } from './order-form';

export default function Page() {
  return (
    <main>
      <h1>Next.js</h1>
      <DarkButton />
      <Link href="/terms">Terms of delivery</Link>
      <Dialog title="Terms" trigger={<Button variant="secondary">Read the terms</Button>}>
        Delivery within a week.
      </Dialog>
      <ProductCard
        id="coil"
        href="/coil"
        name="Steel coil"
        description="Cold rolled, 1.2 mm."
        price={5400}
        discount={10}
        stockQuantity={12}
        vendorName="Asha Metals"
        vendorId="asha"
      />
      <OrderForm />
    </main>
  );
}
