import { Link } from '@guildhall/ui/link';
import { NoticeScreen } from '@guildhall/ui/screens/notice-screen';
import { PlanList } from '@guildhall/ui/trade/plan-list';
import { Sparkles } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';

/** Shows the subscription plans. */
export function PlansRoute() {
  usePageTitle('Subscriptions');
  const navigate = useNavigate();
  return (
    <NoticeScreen
      title="Subscriptions"
      tone="nova"
      icon={<Sparkles />}
      description="Every company is on NOVA Free, and nothing has to be paid. The other plans will open when NOVA does."
      action={
        <Link variant="primary" href={paths.home} onNavigate={(href) => void navigate(href)}>
          Go to Home
        </Link>
      }
    >
      <PlanList layout="cards" aria-label="Plans" />
    </NoticeScreen>
  );
}
