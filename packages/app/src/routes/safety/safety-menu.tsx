import { CompanyMenu, type CompanyMenuProps } from '@guildhall/ui/trade/company-menu';
import { useBlock } from '#data/blocks.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { toReportId, type Reported } from './reported.ts';

interface SafetyMenuProps extends Pick<CompanyMenuProps, 'onConnect'> {
  company: { id: string; companyName: string };
  /** What is reported when the dialog is opened now. */
  target: Pick<Reported, 'type' | 'id'>;
  /** Called when the company is blocked: it is not to be seen any more. */
  onBlocked: () => void;
  size?: 'sm' | 'md';
}

/** Reports something of another company, blocks that, or connects with it after all. Nothing for guests and one's own. */
export function SafetyMenu({ company, target, onConnect, onBlocked, size = 'md' }: SafetyMenuProps) {
  const { user } = useSession();
  const mayBlock = useMay('network');
  const block = useBlock();
  const report = useAddressDialog('report');
  if (!user || user.id === company.id || !mayBlock) return null;
  return (
    <CompanyMenu
      size={size}
      companyName={company.companyName}
      onConnect={onConnect}
      onReport={() => report.open(toReportId({ ...target, companyId: company.id }))}
      onBlock={() => block.mutate(company.id, { onSuccess: onBlocked })}
    />
  );
}
