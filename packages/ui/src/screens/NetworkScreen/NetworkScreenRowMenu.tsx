import { Check, EllipsisVertical, Undo2, Unlink, X } from 'lucide-react';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import type { DropdownMenuItem } from '#components/DropdownMenu/dropdown-menu-item.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { NetworkCompany, NetworkScreenProps } from './NetworkScreen.tsx';

type RowMenuProps = Pick<NetworkScreenProps, 'onAccept' | 'onDecline' | 'onWithdraw' | 'onDisconnect'> & {
  company: NetworkCompany;
};

/** Holds what changes a connection that is there, so that nobody does it by accident. */
export function NetworkScreenRowMenu({ company, ...does }: RowMenuProps) {
  const { id, companyName, status, direction = 'sent' } = company;
  const { onAccept, onDecline, onWithdraw, onDisconnect } = does;
  const items: DropdownMenuItem[] = [];
  if (status === 'pending' && direction === 'received') {
    if (onAccept) items.push({ label: 'Accept request', icon: <Check />, onSelect: () => onAccept(id) });
    if (onDecline) items.push({ label: 'Decline request', icon: <X />, onSelect: () => onDecline(id) });
  }
  if (status === 'pending' && direction === 'sent' && onWithdraw)
    items.push({ label: 'Withdraw request', icon: <Undo2 />, onSelect: () => onWithdraw(id) });
  if (status === 'connected' && onDisconnect)
    items.push({
      label: 'Remove connection',
      icon: <Unlink />,
      tone: 'critical',
      onSelect: () => onDisconnect(id),
    });
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton label={`More about ${companyName}`} icon={<EllipsisVertical />} />}
      items={items}
    />
  );
}
