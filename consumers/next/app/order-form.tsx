'use client';
import { Button } from '@guildhall/ui/button';
import { DateField } from '@guildhall/ui/date-field';
import { FileField } from '@guildhall/ui/file-field';
import { NumberField } from '@guildhall/ui/number-field';
import { useActionState } from 'react';
import { sendOrder } from './send-order';

/** An order with a drawing, a day and a number, which a server action gets. */
export function OrderForm() {
  const [answer, send, isSending] = useActionState(sendOrder, '');
  return (
    <form action={send}>
      <FileField label="Drawing" name="drawing" accept=".pdf" maxFiles={1} required />
      <DateField label="Delivery" name="day" required />
      <NumberField label="Pieces" name="pieces" step={1} defaultValue={1500} />
      <Button type="submit" loading={isSending}>
        Send order
      </Button>
      <output>{answer}</output>
    </form>
  );
}
