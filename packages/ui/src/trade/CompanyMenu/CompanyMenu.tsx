'use client';
import { Ban, EllipsisVertical, Flag, UserPlus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import type { DropdownMenuItem } from '#components/DropdownMenu/dropdown-menu-item.ts';
import { IconButton, type IconButtonProps } from '#components/IconButton/IconButton.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { companyMenuLabels, type CompanyMenuLabels } from './CompanyMenu.labels.ts';
import { Root } from './CompanyMenu.styles.ts';

export interface CompanyMenuProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The company that it is about, or whose product, request or message. */
  companyName: string;
  /**
   * Called by 'Connect', the way back for a company whose request was declined for good. Without it there is no such entry.
   */
  onConnect?: (() => void) | undefined;
  /** Called by 'Report': open a Dialog with a ReportForm. Without it there is no such entry. */
  onReport?: (() => void) | undefined;
  /** Called once blocking the company is confirmed. Without it there is no such entry. */
  onBlock?: (() => void) | undefined;
  /**
   * The size of its button.
   * @default 'md'
   */
  size?: IconButtonProps['size'];
  /** Replaces some of its words. */
  labels?: Partial<CompanyMenuLabels> | undefined;
}

/**
 * What can be done about a company beside its page: reporting it, blocking it after it is said what that means, and
 * connecting after all with one that was declined for good.
 */
export function CompanyMenu({
  companyName,
  onConnect,
  onReport,
  onBlock,
  size = 'md',
  labels,
  ...rest
}: CompanyMenuProps) {
  const words = useLabels('CompanyMenu', companyMenuLabels, labels);
  const [isAsking, setAsking] = useState(false);
  const items: DropdownMenuItem[] = [];
  if (onConnect) items.push({ label: words.connect, icon: <UserPlus />, onSelect: onConnect });
  if (onReport) items.push({ label: words.report, icon: <Flag />, onSelect: onReport });
  if (onBlock)
    items.push({
      label: words.block(companyName),
      icon: <Ban />,
      tone: 'critical',
      onSelect: () => setAsking(true),
    });
  return (
    <Root data-component="CompanyMenu" {...rest}>
      <DropdownMenu
        align="end"
        trigger={<IconButton size={size} label={words.more(companyName)} icon={<EllipsisVertical />} />}
        items={items}
      />
      {onBlock && (
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          tone="critical"
          title={words.blockTitle(companyName)}
          description={words.blockHint}
          confirmLabel={words.confirmBlock}
          onConfirm={onBlock}
        />
      )}
    </Root>
  );
}
