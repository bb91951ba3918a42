import type { ReportTarget } from '@guildhall/contract';
import { newReportFields } from '@guildhall/contract/fields';
import { Dialog } from '@guildhall/ui/dialog';
import { CompanyMenu } from '@guildhall/ui/trade/company-menu';
import { ReportForm } from '@guildhall/ui/trade/report-form';
import { useState } from 'react';
import { useBlock, useReport } from '#data/blocks.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

interface SafetyMenuProps {
  company: { id: string; companyName: string };
  /** What is reported. */
  target: { type: ReportTarget; id: string };
  /** Called when the company is blocked: it is not to be seen any more. */
  onBlocked: () => void;
  size?: 'sm' | 'md';
}

/** Reports something of another company, and blocks that. Nothing for guests and one's own. */
export function SafetyMenu({ company, target, onBlocked, size = 'md' }: SafetyMenuProps) {
  const { user } = useSession();
  const mayBlock = useMay('network');
  const block = useBlock();
  const report = useReport();
  const [isReporting, setReporting] = useState(false);
  if (!user || user.id === company.id || !mayBlock) return null;
  const errors = fieldErrors(report.error);
  const close = () => {
    setReporting(false);
    report.reset();
  };
  return (
    <>
      <CompanyMenu
        size={size}
        companyName={company.companyName}
        onReport={() => setReporting(true)}
        onBlock={() => block.mutate(company.id, { onSuccess: onBlocked })}
      />
      <Dialog
        title={`Report ${company.companyName}`}
        size="md"
        open={isReporting}
        onOpenChange={(next) => !next && close()}
      >
        <ReportForm
          fields={newReportFields}
          pending={report.isPending}
          fieldErrors={errors}
          error={report.error && Object.keys(errors).length === 0 ? failureSentence(report.error) : undefined}
          onSubmit={({ reason }) =>
            report.mutate({ targetType: target.type, targetId: target.id, reason }, { onSuccess: close })
          }
        />
      </Dialog>
    </>
  );
}
