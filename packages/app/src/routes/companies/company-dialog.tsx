import { Dialog } from '@guildhall/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#data/users.ts';
import { CompanyView } from './company-view.tsx';

interface AddressDialogProps {
  id: string;
  onClose: () => void;
}

/** A company's profile, the connection to it and its products, over the screen that opened it. */
export function CompanyDialog({ id, onClose }: AddressDialogProps) {
  const { data: company } = useQuery(profileQuery(id));
  return (
    <Dialog title={company?.companyName ?? 'Company'} size="full" open onOpenChange={onClose}>
      <CompanyView id={id} onLeave={onClose} />
    </Dialog>
  );
}
