import type { ReportTarget } from '@guildhall/contract';
import { newReportFields } from '@guildhall/contract/fields';
import { Dialog } from '@guildhall/ui/dialog';
import { ReportForm } from '@guildhall/ui/trade/report-form';
import { useReport } from '#data/blocks.ts';
import { formFailure } from '#lib/field-errors.ts';

/** What is reported. */
export interface Reported {
  type: ReportTarget;
  id: string;
}

const titles: Record<ReportTarget, (companyName: string) => string> = {
  company: (companyName) => `Report ${companyName}`,
  product: (companyName) => `Report a product of ${companyName}`,
  request: (companyName) => `Report a request of ${companyName}`,
  message: (companyName) => `Report a message of ${companyName}`,
};

interface ReportDialogProps {
  reported: Reported;
  companyName: string;
  onClose: () => void;
}

/** Tells those who run the server of something of a company. */
export function ReportDialog({ reported: { type, id }, companyName, onClose }: ReportDialogProps) {
  const report = useReport();
  return (
    <Dialog title={titles[type](companyName)} size="md" open onOpenChange={onClose}>
      <ReportForm
        fields={newReportFields}
        pending={report.isPending}
        {...formFailure(report.error)}
        onSubmit={({ reason }) =>
          report.mutate({ targetType: type, targetId: id, reason }, { onSuccess: onClose })
        }
      />
    </Dialog>
  );
}
