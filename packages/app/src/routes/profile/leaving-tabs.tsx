import { ApiError } from '@guildhall/api-client';
import { deactivateCompanyFields, deleteCompanyFields } from '@guildhall/contract/fields';
import { DangerZone } from '@guildhall/ui/trade/danger-zone';
import { useNavigate } from 'react-router-dom';
import { useDeactivate, useDeleteCompany } from '#data/account.ts';
import { formFailure } from '#lib/field-errors.ts';
import { shortDay } from '#lib/short-day.ts';
import { dealPath, paths } from '#paths.ts';
import { ExportButton } from '#routes/export-button.tsx';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { withNotice } from '#session/notice.ts';
import { useUser } from '#session/session.tsx';

/** Hides the company until an owner logs in again. */
export function DeactivateTab() {
  const { id, companyName } = useUser();
  const navigate = useNavigate();
  const deactivate = useDeactivate(id, () => {
    const notice = 'Your company is deactivated. Log in as an owner to bring it back.';
    void navigate(paths.login, { state: withNotice(notice) });
  });
  return (
    <DangerZone
      action="deactivate"
      fields={deactivateCompanyFields}
      companyName={companyName}
      pending={deactivate.isPending || deactivate.isSuccess}
      {...formFailure(deactivate.error)}
      onSubmit={({ password }) => deactivate.mutate({ password })}
    />
  );
}

/** Deletes the company, after what it has was offered to be exported. */
export function DeleteTab() {
  const { id, companyName } = useUser();
  const navigate = useNavigate();
  const zone = useCompanyZone();
  const remove = useDeleteCompany(id, ({ until }) => {
    const notice = `Your company is deleted. Until ${shortDay(until, zone)} an owner can bring it back by logging in.`;
    void navigate(paths.login, { state: withNotice(notice) });
  });
  const running = remove.error instanceof ApiError ? remove.error.orders : [];
  return (
    <DangerZone
      action="delete"
      fields={deleteCompanyFields}
      companyName={companyName}
      runningOrders={running.map(({ quoteId, ...order }) => ({ ...order, href: dealPath(quoteId) }))}
      onNavigate={(href) => void navigate(href)}
      exportButton={<ExportButton />}
      pending={remove.isPending || remove.isSuccess}
      {...formFailure(running.length > 0 ? null : remove.error)}
      onSubmit={({ password, companyName: typed = '' }) => remove.mutate({ password, companyName: typed })}
    />
  );
}
