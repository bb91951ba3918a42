import { Button, DateField, FileField, NumberField } from '@guildhall/ui';
import { useState } from 'react';

/** An order with a drawing, a day and a number, which the form has as `FormData` like any other of its values. */
export function OrderForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const order = new FormData(event.currentTarget);
        setSent(
          `${(order.get('drawing') as File).name}, ${order.get('day') as string}, ${order.get('pieces') as string}`,
        );
      }}
    >
      <FileField label="Drawing" name="drawing" accept=".pdf" maxFiles={1} required />
      <DateField label="Delivery" name="day" required />
      <NumberField label="Pieces" name="pieces" step={1} defaultValue={1500} />
      <Button type="submit">Send order</Button>
      <output>{sent}</output>
    </form>
  );
}
