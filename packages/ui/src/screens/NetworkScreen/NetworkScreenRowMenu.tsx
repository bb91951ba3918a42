import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';

interface RowMenu {
  companyName: string;
  entry: string;
  icon: ReactNode;
  tone?: 'neutral' | 'critical';
  onChoose: () => void;
}

/** Holds what ends a connection, so that nobody does it by accident. */
export function NetworkScreenRowMenu({ companyName, entry, icon, tone = 'neutral', onChoose }: RowMenu) {
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton label={`More about ${companyName}`} icon={<EllipsisVertical />} />}
      items={[{ label: entry, icon, tone, onSelect: onChoose }]}
    />
  );
}
