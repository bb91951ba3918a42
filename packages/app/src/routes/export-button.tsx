import { Button } from '@guildhall/ui/button';
import { useExport } from '#data/account.ts';
import { useUser } from '#session/session.tsx';

/** Downloads all data of the company. */
export function ExportButton() {
  const download = useExport(useUser().id);
  return (
    <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
      Export everything
    </Button>
  );
}
