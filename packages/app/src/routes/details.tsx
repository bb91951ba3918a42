import { CompanyDetailsScreen } from '@guildhall/ui/company-details-screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ownProfileQuery, useSaveDetails } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { industries } from '#lib/industries.ts';
import { toaster } from '#lib/toasts.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { useDelayedNavigate } from './use-delayed-navigate.ts';
import { useLogInFirst } from './use-log-in-first.ts';

/** Where a new company tells about itself, or does not. */
export function DetailsRoute() {
  usePageTitle('Complete Your Profile');
  const { user } = useSession();
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const logInFirst = useLogInFirst();
  const profile = useQuery({ ...ownProfileQuery(user?.id ?? ''), enabled: user !== null });
  const save = useSaveDetails(user?.id ?? '');
  const known = user === null || profile.data !== undefined;
  return (
    <CompanyDetailsScreen
      industries={industries}
      {...(profile.data && { defaultValues: profile.data })}
      state={known ? 'ready' : profile.isError ? 'error' : 'loading'}
      onRetry={() => void profile.refetch()}
      pending={save.isPending || save.isSuccess}
      fieldErrors={fieldErrors(save.error)}
      onSkip={() => void navigate(paths.skipped)}
      onSubmit={logInFirst((details) => save.mutate(details, { onSuccess: () => goLater(paths.login) }))}
      onInvalidEmail={() => toaster.toast('Please enter a valid email address.', { tone: 'critical' })}
    />
  );
}
