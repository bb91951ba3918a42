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
import { useForm } from '@guildhall/ui/use-form';
import { useId } from 'react';

interface ChangedRequestProps {
  request: PurchaseRequest;
  onClose: () => void;
}

/** The form that changes a request of the session's company; closes once it is saved. */
export const EditRequestDialog = (props: ChangedRequestProps) => {
  const zone = useCompanyZone();
  return (
    <FormDialog title="Edit request" right="buy" onClose={props.onClose}>
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
export function ExtendRequestDialog({ request, onClose }: ChangedRequestProps) {
  const zone = useCompanyZone();
  const update = useUpdateRequest();
  const formId = useId();
  return (
    <FormDialog
      title="Extend request"
      size="sm"
      right="buy"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={update.isPending}>
            Save changes
          </Button>
        </>
      }
    >
      {zone !== undefined && (
        <LastDay id={formId} request={request} update={update} onClose={onClose} zone={zone} />
      )}
    </FormDialog>
  );
}

interface LastDayProps extends ChangedRequestProps {
  /** The id of the form. */
  id: string;
  update: ReturnType<typeof useUpdateRequest>;
  zone: string;
}

function LastDay({ id: formId, request, update, onClose, zone }: LastDayProps) {
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
    <form id={formId} {...formProps()}>
      <DateField
        {...state}
        label="Closes on"
        hint="New quotes are possible until the end of this day; without one, for as long as the request is open."
      />
    </form>
  );
}
