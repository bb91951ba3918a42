import { newRequestFields } from '@guildhall/contract/fields';
import type { PurchaseRequest } from '@guildhall/contract';
import { industries } from '@guildhall/contract/industries';
import { CreateRequestForm } from '@guildhall/ui/trade/create-request-form';
import { formFiles, formPictures } from '#data/files.ts';
import { useUpdateRequest } from '#data/requests.ts';
import { companyDay } from '#lib/company-day.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import { withFileErrors, withFileIds } from '#lib/form-files.ts';
import { FormDialog } from '#routes/form-dialog.tsx';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { Button } from '@guildhall/ui/button';
import { DateField } from '@guildhall/ui/date-field';
import { Stack } from '@guildhall/ui/stack';
import { useForm } from '@guildhall/ui/use-form';

interface ChangedRequestProps {
  request: PurchaseRequest;
  onClose: () => void;
}

/** The form that changes a request of the session's company; closes once it is saved. */
export const EditRequestDialog = (props: ChangedRequestProps) => {
  const zone = useCompanyZone();
  return (
    <FormDialog title="Edit Request" right="buy" onClose={props.onClose}>
      {zone !== undefined && <EditedRequest {...props} zone={zone} />}
    </FormDialog>
  );
};

function EditedRequest({ request, onClose, zone }: ChangedRequestProps & { zone: string }) {
  const update = useUpdateRequest();
  const { id, version, quantity, unit, neededBy, deliveryPlace, closesAt } = request;
  return (
    <CreateRequestForm
      mode="edit"
      fields={newRequestFields}
      industries={industries}
      {...formPictures}
      {...formFiles}
      defaultValues={{
        request: request.request,
        budget: request.budget,
        supply_industry: request.supply_industry,
        images: request.images,
        files: request.files,
        unit,
        deliveryPlace,
        ...(quantity !== null && { quantity }),
        ...(neededBy !== null && { neededBy }),
        ...(closesAt !== null && { closesAt: companyDay(closesAt, zone) }),
      }}
      pending={update.isPending}
      fieldErrors={withFileErrors(fieldErrors(update.error))}
      error={update.error ? failureSentence(update.error) : undefined}
      onSubmit={(values) =>
        update.mutate(
          {
            id,
            version,
            quantity: null,
            neededBy: null,
            closesAt: null,
            unit: '',
            deliveryPlace: '',
            fileIds: [],
            ...withFileIds(values),
          },
          { onSuccess: onClose },
        )
      }
    />
  );
}

/** Changes the last day of a request of the session's company; closes once it is saved. */
export const ExtendRequestDialog = (props: ChangedRequestProps) => {
  const zone = useCompanyZone();
  return (
    <FormDialog title="Extend Request" size="sm" right="buy" onClose={props.onClose}>
      {zone !== undefined && <LastDay {...props} zone={zone} />}
    </FormDialog>
  );
};

function LastDay({ request, onClose, zone }: ChangedRequestProps & { zone: string }) {
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
