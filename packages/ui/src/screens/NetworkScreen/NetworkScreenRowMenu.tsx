import { Check, EllipsisVertical, Undo2, Unlink, X } from 'lucide-react';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import type { DropdownMenuItem } from '#components/DropdownMenu/dropdown-menu-item.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { NetworkActions, NetworkCompany } from './network-company.ts';

interface NetworkScreenRowMenuProps extends Pick<
  NetworkActions,
  'onAccept' | 'onDecline' | 'onWithdraw' | 'onDisconnect'
> {
  /** The company of the row. */
  company: NetworkCompany;
}

/** The menu of actions on an existing connection, so that nobody changes it by accident. */
export function NetworkScreenRowMenu({
  company,
  onAccept,
  onDecline,
  onWithdraw,
  onDisconnect,
}: NetworkScreenRowMenuProps) {
  const { companyName, connectionId, status, direction = 'sent' } = company;
  // A request that is still being sent has no id yet.
  if (!connectionId) return null;
  const items: DropdownMenuItem[] = [];
  if (status === 'pending' && direction === 'received') {
    if (onAccept) items.push({ label: 'Accept request', icon: <Check />, onSelect: () => onAccept(company) });
    if (onDecline) items.push({ label: 'Decline request', icon: <X />, onSelect: () => onDecline(company) });
  }
  if (status === 'pending' && direction === 'sent' && onWithdraw)
    items.push({ label: 'Withdraw request', icon: <Undo2 />, onSelect: () => onWithdraw(company) });
  if (status === 'connected' && onDisconnect)
    items.push({
      label: 'Remove connection',
      icon: <Unlink />,
      tone: 'critical',
      onSelect: () => onDisconnect(company),
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
