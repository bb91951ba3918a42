import { companyDetailsFields } from '@guildhall/contract/fields';
import { whoMay } from '@guildhall/contract/rights';
import {
  CompanyDetailsScreen,
  type CompanyDetailsValues,
} from '@guildhall/ui/screens/company-details-screen';
import { Link } from '@guildhall/ui/link';
import { ErrorPage } from '@guildhall/ui/screens/error-page';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ownProfileQuery, useSaveDetails } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { industries } from '@guildhall/contract/industries';
import { toaster } from '#lib/toasts.tsx';
import { useDraft } from '#lib/use-draft.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { withNotice } from '#session/notice.ts';
import { useMay } from '#session/use-may.ts';
import type { SessionState } from '#session/store.ts';
import { useDelayedNavigate } from '#routes/hooks/use-delayed-navigate.ts';
import { useLogInFirst } from '#routes/hooks/use-log-in-first.ts';

/** Where a new company enters its details, or skips them. */
export function DetailsRoute() {
  usePageTitle('Complete Your Profile');
  const { user } = useSession();
  return useMay('administer') ? <Details key={user?.id} user={user} /> : <NoRightHere />;
}

function NoRightHere() {
  const navigate = useNavigate();
  return (
    <ErrorPage
      title={whoMay('administer')}
      description="Ask an owner of your company."
      actions={
        <Link variant="primary" href={paths.home} onNavigate={(href) => void navigate(href)}>
          Go to Home
        </Link>
      }
    />
  );
}

function Details({ user }: Pick<SessionState, 'user'>) {
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const logInFirst = useLogInFirst();
  const profile = useQuery({ ...ownProfileQuery(user?.id ?? ''), enabled: user !== null });
  const draft = useDraft<CompanyDetailsValues>(user?.id ?? 'guest', 'details');
  const save = useSaveDetails(user?.id ?? '', draft.clear);
  const known = user === null || profile.data !== undefined;
  return (
    <CompanyDetailsScreen
      fields={companyDetailsFields}
      industries={industries}
      defaultValues={draft.kept ?? profile.data}
      onValuesChange={draft.keep}
      state={known ? 'ready' : profile.isError ? 'error' : 'loading'}
      onRetry={() => void profile.refetch()}
      pending={save.isPending || save.isSuccess}
      fieldErrors={fieldErrors(save.error)}
      onSkip={() => void navigate(paths.skipped)}
      onSubmit={logInFirst((details) =>
        save.mutate(details, {
          onSuccess: () => goLater(paths.login, withNotice('Your details are saved.')),
        }),
      )}
      onInvalidEmail={(message) => toaster.toast(message, { tone: 'critical' })}
    />
  );
}
