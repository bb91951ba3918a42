import { newRequestFields } from '@guildhall/contract/fields';
import { CreateRequestForm, type CreateRequestValues } from '@guildhall/ui/trade/create-request-form';
import { formFiles, formPictures } from '#data/files.ts';
import { useCreateRequest } from '#data/requests.ts';
import { draftedForm } from '#lib/drafted-form.ts';
import { industries } from '@guildhall/contract/industries';
import { useDraft } from '#lib/use-draft.ts';
import { withFileErrors, withFileIds } from '#lib/form-files.ts';
import { FormDialog } from '#routes/form-dialog.tsx';
import { useUser } from '#session/session.tsx';

interface CreateRequestDialogProps {
  onClose: () => void;
  /** What the form begins with, where nothing else was written before. */
  defaultValues?: Partial<CreateRequestValues>;
  /**
   * Under what the text is kept.
   * @default 'request'
   */
  draftName?: string;
}

/** The form for a new request of the session's company; closes once the request is posted. */
export const CreateRequestDialog = (props: CreateRequestDialogProps) => (
  <FormDialog title="Create a Request" right="buy" onClose={props.onClose}>
    <NewRequest {...props} />
  </FormDialog>
);

function NewRequest({ onClose, defaultValues, draftName = 'request' }: CreateRequestDialogProps) {
  const { id, companyName } = useUser();
  const draft = useDraft<CreateRequestValues>(id, draftName);
  const create = useCreateRequest(draft.clear);
  const form = draftedForm(draft, create);
  return (
    <CreateRequestForm
      fields={newRequestFields}
      {...formPictures}
      {...formFiles}
      industries={industries}
      {...form}
      fieldErrors={withFileErrors(form.fieldErrors)}
      defaultValues={draft.kept ?? defaultValues}
      onSubmit={(values) =>
        create.mutate({ ...withFileIds(values), client_name: companyName }, { onSuccess: onClose })
      }
    />
  );
}
