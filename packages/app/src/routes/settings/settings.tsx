import { setTheme } from '@guildhall/ui/set-theme';
import { SettingsScreen } from '@guildhall/ui/screens/settings-screen';
import { useTheme } from '@guildhall/ui/use-theme';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession, useUser } from '#session/session.tsx';
import { useSignOut } from '#routes/hooks/use-sign-out.ts';

/** The theme on this device, and signing out. */
export function SettingsRoute() {
  usePageTitle('Settings');
  const { companyName } = useUser();
  const { mode } = useSession();
  return (
    <SettingsScreen
      mode={mode}
      theme={useTheme()}
      onThemeChange={setTheme}
      companyName={companyName}
      onSignOut={useSignOut()}
    />
  );
}
