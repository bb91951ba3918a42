import { NoticeScreen } from '@guildhall/ui/screens/notice-screen';
import { Sparkles } from 'lucide-react';
import { usePageTitle } from '#lib/use-page-title.ts';

/** A placeholder for NOVA. */
export function AiGuideRoute() {
  usePageTitle('Ai Guide');
  return (
    <NoticeScreen
      title="Ai Guide"
      tone="nova"
      icon={<Sparkles />}
      description="NOVA, your guide to companies, products and requests, is on its way. You will be able to ask it here."
    />
  );
}
