'use client';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Popover } from '#components/Popover/Popover.tsx';

interface RowMenu {
  companyName: string;
  entry: string;
  onChoose: () => void;
}

/** Holds what ends a connection, so that nobody does it by accident. */
export function NetworkScreenRowMenu({ companyName, entry, onChoose }: RowMenu) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={companyName}
      titleVisibility="hidden"
      align="end"
      trigger={<IconButton label={`More about ${companyName}`} icon={<EllipsisVertical />} />}
    >
      <Button
        variant="ghost"
        onClick={() => {
          setOpen(false);
          onChoose();
        }}
      >
        {entry}
      </Button>
    </Popover>
  );
}
