import type { ReportTarget } from '@guildhall/contract';
import { newReportFields } from '@guildhall/contract/fields';
import { ReportForm, type ReportValues } from '@guildhall/ui/trade/report-form';
import { useQuery } from '@tanstack/react-query';
import { useReport } from '#data/blocks.ts';
import { profileQuery } from '#data/users.ts';
import { draftedForm } from '#lib/drafted-form.ts';
import { formFailure } from '#lib/field-errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { FormDialog } from '#routes/form-dialog.tsx';
import { useUser } from '#session/session.tsx';
import type { Reported } from './reported.ts';

const titles: Record<ReportTarget, (companyName: string) => string> = {
  company: (companyName) => `Report ${companyName}`,
  product: (companyName) => `Report a product of ${companyName}`,
  request: (companyName) => `Report a request of ${companyName}`,
  message: (companyName) => `Report a message of ${companyName}`,
};

interface ReportDialogProps {
  reported: Reported;
  onClose: () => void;
}

/** Tells those who run the server of something of a company. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const { data: company } = useQuery(profileQuery(reported.companyId));
  return (
    <FormDialog
      title={titles[reported.type](company?.companyName ?? 'this company')}
      size="md"
      right="network"
      onClose={onClose}
    >
      <Report reported={reported} onClose={onClose} />
    </FormDialog>
  );
}

function Report({ reported: { type, id, companyId }, onClose }: ReportDialogProps) {
  // A report of a conversation is about the message that is the last one when it is opened.
  const draft = useDraft<ReportValues>(useUser().id, `report:${type === 'message' ? companyId : id}`);
  const report = useReport();
  return (
    <ReportForm
      fields={newReportFields}
      {...draftedForm(draft, report)}
      {...formFailure(report.error)}
      onSubmit={({ reason }) =>
        report.mutate(
          { targetType: type, targetId: id, reason },
          {
            onSuccess: () => {
              draft.clear();
              onClose();
            },
          },
        )
      }
    />
  );
}
