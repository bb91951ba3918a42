import { LandingScreen } from '@guildhall/ui/screens/landing-screen';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';

/** Introduces Guildhall, with links to sign-up and log-in. */
export function LandingRoute() {
  usePageTitle();
  const navigate = useNavigate();
  return (
    <LandingScreen
      registerHref={paths.register}
      loginHref={paths.login}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
