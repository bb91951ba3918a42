import { NoticeScreen } from '@guildhall/ui/screens/notice-screen';
import { ChartNoAxesColumn } from 'lucide-react';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession } from '#session/session.tsx';

/** A placeholder for the figures of the company's trade. */
export function AnalyticsRoute() {
  usePageTitle('Analytics');
  const { mode } = useSession();
  return <NoticeScreen title={`${mode} Analytics`} icon={<ChartNoAxesColumn />} />;
}
