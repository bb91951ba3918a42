import { Button, DateField, FileField } from '@guildhall/ui';
import { useState } from 'react';

/** An order with a drawing and a day, which the form has as `FormData` like any other of its values. */
export function OrderForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const order = new FormData(event.currentTarget);
        setSent(`${(order.get('drawing') as File).name}, ${order.get('day') as string}`);
      }}
    >
      <FileField label="Drawing" name="drawing" accept=".pdf" maxFiles={1} required />
      <DateField label="Delivery" name="day" required />
      <Button type="submit">Send order</Button>
      <output>{sent}</output>
    </form>
  );
}
