import { EllipsisVertical, Undo2, Unlink } from 'lucide-react';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import type { DropdownMenuItem } from '#components/DropdownMenu/dropdown-menu-item.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { NetworkActions, NetworkCompany } from './network-company.ts';
import type { NetworkScreenLabels } from './NetworkScreen.labels.ts';

interface NetworkScreenRowMenuProps extends Pick<NetworkActions, 'onWithdraw' | 'onDisconnect'> {
  /** The company of the row. */
  company: NetworkCompany;
  /** The words of the screen. */
  words: NetworkScreenLabels;
}

/** The menu of actions on an existing connection, so that nobody changes it by accident. */
export function NetworkScreenRowMenu({
  company,
  words,
  onWithdraw,
  onDisconnect,
}: NetworkScreenRowMenuProps) {
  const { companyName, connectionId, status, direction = 'sent' } = company;
  // A request that is still being sent has no id yet.
  if (!connectionId) return null;
  const items: DropdownMenuItem[] = [];
  if (status === 'pending' && direction === 'sent' && onWithdraw)
    items.push({ label: words.withdraw, icon: <Undo2 />, onSelect: () => onWithdraw(company) });
  if (status === 'connected' && onDisconnect)
    items.push({
      label: words.disconnect,
      icon: <Unlink />,
      tone: 'critical',
      onSelect: () => onDisconnect(company),
    });
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton size="sm" label={words.more(companyName)} icon={<EllipsisVertical />} />}
      items={items}
    />
  );
}
