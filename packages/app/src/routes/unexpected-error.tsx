import { Button } from '@guildhall/ui/button';
import { ErrorPage } from '@guildhall/ui/screens/error-page';
import { Link } from '@guildhall/ui/link';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';

interface UnexpectedErrorRouteProps {
  /** `unknown-address` when no screen lives there; `failure` when one has broken, and may not break again. */
  cause: 'unknown-address' | 'failure';
}

/** Stands in for a screen that cannot be shown, and leads away from it. */
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
