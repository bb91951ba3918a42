import type { PurchaseRequest } from '@guildhall/contract';
import { Button } from '@guildhall/ui/button';
import { DateField } from '@guildhall/ui/date-field';
import { Stack } from '@guildhall/ui/stack';
import { useForm } from '@guildhall/ui/use-form';
import { useUpdateRequest } from '#data/requests.ts';
import { companyDay } from '#lib/company-day.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { FormDialog } from '#routes/form-dialog.tsx';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';

interface ExtendRequestDialogProps {
  request: PurchaseRequest;
  onClose: () => void;
}

/** Changes the last day of a request of the session's company; closes once it is saved. */
export const ExtendRequestDialog = (props: ExtendRequestDialogProps) => {
  const zone = useCompanyZone();
  return (
    <FormDialog title="Extend Request" size="sm" right="buy" onClose={props.onClose}>
      {zone !== undefined && <LastDay {...props} zone={zone} />}
    </FormDialog>
  );
};

function LastDay({ request, onClose, zone }: ExtendRequestDialogProps & { zone: string }) {
  const update = useUpdateRequest();
  const { id, version, closesAt } = request;
  const { field, formProps } = useForm<{ closesAt: string }>({
    defaultValues: { closesAt: closesAt === null ? '' : companyDay(closesAt, zone) },
    pending: update.isPending,
    fieldErrors: fieldErrors(update.error),
    onSubmit: (values) =>
      update.mutate({ id, version, closesAt: values.closesAt || null }, { onSuccess: onClose }),
  });
  const { min: _min, max: _max, step: _step, ...state } = field('closesAt');
  return (
    <form {...formProps()}>
      <Stack gap="2">
        <DateField
          {...state}
          label="Closes on"
          hint="New quotes are possible until the end of this day; without one, for as long as the request is open."
        />
        <Button type="submit" fullWidth loading={update.isPending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
