import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { dialogLabels } from '#components/Dialog/Dialog.labels.ts';
import { useLabels } from '#locale/use-locale.ts';

interface DialogFormFooterProps {
  /** Why saving failed. */
  error: ReactNode;
  /** Whether the form is being saved. */
  pending: boolean;
  /** The label of the button that empties the form, where there is one. */
  resetLabel?: string;
  /** Closes the dialog, of a form without that button. */
  onCancel?: () => void;
  /** The label of the button that sends the form. */
  submitLabel: string;
}

/** The end of a form in a dialog: why saving failed, and the buttons. */
export function DialogFormFooter({
  error,
  pending,
  resetLabel,
  onCancel,
  submitLabel,
}: DialogFormFooterProps) {
  const { cancel } = useLabels('Dialog', dialogLabels);
  return (
    <>
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        {resetLabel === undefined ? (
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
        ) : (
          <Button type="reset" variant="secondary">
            {resetLabel}
          </Button>
        )}
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
