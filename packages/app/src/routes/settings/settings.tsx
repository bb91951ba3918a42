import { setTheme } from '@guildhall/ui/set-theme';
import { SettingsScreen } from '@guildhall/ui/screens/settings-screen';
import { useTheme } from '@guildhall/ui/use-theme';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession, useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { ExportButton } from '#routes/export-button.tsx';
import { useSignOut } from '#routes/hooks/use-sign-out.ts';
import { BlockedCompanies } from './blocked-companies.tsx';
import { Devices } from './devices.tsx';
import { Emails } from './emails.tsx';
import { TimeZone } from './time-zone.tsx';

/** The theme on this device, the company's time zone and data, the member's emails, and where one is logged in. */
export function SettingsRoute() {
  usePageTitle('Settings');
  const { companyName } = useUser();
  const { mode } = useSession();
  const mayExport = useMay('administer');
  return (
    <SettingsScreen
      mode={mode}
      theme={useTheme()}
      onThemeChange={setTheme}
      timeZone={<TimeZone />}
      emails={<Emails />}
      blocked={<BlockedCompanies />}
      sessions={<Devices />}
      exportButton={mayExport && <ExportButton />}
      companyName={companyName}
      onSignOut={useSignOut()}
    />
  );
}
