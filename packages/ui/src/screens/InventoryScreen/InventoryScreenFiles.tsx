import { Download, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { InventoryScreenLabels } from './InventoryScreen.labels.ts';

interface InventoryScreenFilesProps {
  /** Whether there is no room for words, as on a phone. */
  iconsOnly: boolean;
  /** Called to import products; without it there is no button. */
  onImport: (() => void) | undefined;
  /** Called to export them; without it there is no button. */
  onExport: (() => void) | undefined;
  /** Whether the file is being made. */
  exporting: boolean;
  /** The words of the screen. */
  words: InventoryScreenLabels;
}

/** The buttons for many products at once: import and export. */
export function InventoryScreenFiles({
  iconsOnly,
  onImport,
  onExport,
  exporting,
  words,
}: InventoryScreenFilesProps) {
  const button = (label: string, icon: ReactNode, onClick: () => void, loading = false) =>
    iconsOnly ? (
      // For fingers.
      <IconButton
        variant="secondary"
        size="lg"
        label={label}
        icon={icon}
        loading={loading}
        onClick={onClick}
      />
    ) : (
      <Button variant="secondary" leadingIcon={icon} loading={loading} onClick={onClick}>
        {label}
      </Button>
    );
  return (
    <div data-part="files">
      {onImport && button(words.import, <Upload />, onImport)}
      {onExport && button(words.export, <Download />, onExport, exporting)}
    </div>
  );
}
