import { Button } from '@guildhall/ui/button';
import { ErrorPage } from '@guildhall/ui/screens/error-page';
import { Link } from '@guildhall/ui/link';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';

interface UnexpectedErrorRouteProps {
  /** `unknown-address` when there is no screen at the address; `failure` when a screen threw, which a retry may fix. */
  cause: 'unknown-address' | 'failure';
}

/** Replaces a screen that cannot be shown, and offers a way on. */
export function UnexpectedErrorRoute({ cause }: UnexpectedErrorRouteProps) {
  usePageTitle('Unexpected Application Error');
  const navigate = useNavigate();
  const home = (
    <Link variant="primary" href={paths.home} onNavigate={(href) => void navigate(href)}>
      Go to Home
    </Link>
  );
  if (cause === 'unknown-address') {
    return <ErrorPage description="There is no page at this address." actions={home} />;
  }
  return (
    <ErrorPage
      actions={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          {home}
        </>
      }
    />
  );
}
