'use client';
import { Button } from '@guildhall/ui/button';
import { DateField } from '@guildhall/ui/date-field';
import { FileField } from '@guildhall/ui/file-field';
import { useActionState } from 'react';
import { sendOrder } from './send-order';

/** An order with a drawing and a day, which a server action gets. */
export function OrderForm() {
  const [answer, send, isSending] = useActionState(sendOrder, '');
  return (
    <form action={send}>
      <FileField label="Drawing" name="drawing" accept=".pdf" maxFiles={1} required />
      <DateField label="Delivery" name="day" required />
      <Button type="submit" loading={isSending}>
        Send order
      </Button>
      <output>{answer}</output>
    </form>
  );
}
