import { newRequestFields } from '@guildhall/contract/fields';
import { CreateRequestForm, type CreateRequestValues } from '@guildhall/ui/trade/create-request-form';
import { Dialog } from '@guildhall/ui/dialog';
import { useCreateRequest } from '#data/requests.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { industries } from '@guildhall/contract/industries';
import { useDraft } from '#lib/use-draft.ts';
import { useUser } from '#session/session.tsx';

interface CreateRequestDialogProps {
  onClose: () => void;
}

/** The form for a new request of the session's company; closes once the request is posted. */
export function CreateRequestDialog({ onClose }: CreateRequestDialogProps) {
  const { id, companyName } = useUser();
  const draft = useDraft<CreateRequestValues>(id, 'request');
  const create = useCreateRequest(draft.clear);
  return (
    <Dialog title="Create a Request" size="lg" open onOpenChange={onClose}>
      <CreateRequestForm
        fields={newRequestFields}
        industries={industries}
        pending={create.isPending}
        fieldErrors={fieldErrors(create.error)}
        defaultValues={draft.kept}
        onValuesChange={draft.keep}
        onReset={() => {
          draft.clear();
          create.reset();
        }}
        onSubmit={(values) => create.mutate({ ...values, client_name: companyName }, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
