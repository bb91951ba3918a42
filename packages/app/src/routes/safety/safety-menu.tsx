import { CompanyMenu, type CompanyMenuProps } from '@guildhall/ui/trade/company-menu';
import { Suspense, useState } from 'react';
import { useBlock } from '#data/blocks.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'), 'ReportDialog');

interface SafetyMenuProps extends Pick<CompanyMenuProps, 'onConnect'> {
  company: { id: string; companyName: string };
  /** What is reported when the dialog is opened now. */
  target: Reported;
  /** Called when the company is blocked: it is not to be seen any more. */
  onBlocked: () => void;
  size?: 'sm' | 'md';
}

/** Reports something of another company, blocks that, or connects with it after all. Nothing for guests and one's own. */
export function SafetyMenu({ company, target, onConnect, onBlocked, size = 'md' }: SafetyMenuProps) {
  const { user } = useSession();
  const mayBlock = useMay('network');
  const block = useBlock();
  const [reported, setReported] = useState<Reported>();
  if (!user || user.id === company.id || !mayBlock) return null;
  return (
    <>
      <CompanyMenu
        size={size}
        companyName={company.companyName}
        onConnect={onConnect}
        onReport={() => setReported(target)}
        onBlock={() => block.mutate(company.id, { onSuccess: onBlocked })}
      />
      <Suspense>
        {reported && (
          <ReportDialog
            reported={reported}
            companyName={company.companyName}
            onClose={() => setReported(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
