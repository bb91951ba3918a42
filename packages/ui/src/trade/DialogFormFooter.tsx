import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';

interface DialogFormFooterProps {
  /** Why saving failed. */
  error: ReactNode;
  /** Whether the form is being saved. */
  pending: boolean;
  /** The label of the button that empties the form. */
  resetLabel: string;
  /** The label of the button that sends the form. */
  submitLabel: string;
}

/** The end of a form in a dialog: why saving failed, and the buttons. */
export function DialogFormFooter({ error, pending, resetLabel, submitLabel }: DialogFormFooterProps) {
  return (
    <>
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        <Button type="reset" variant="ghost">
          {resetLabel}
        </Button>
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
