'use client';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useEscapeWithin } from '#lib/use-escape-within.ts';
import type { TableLabels } from './Table.labels.ts';

interface TableBulkBarProps {
  /** How many rows are selected, as it is read. */
  count: string;
  /** The actions on them. */
  children: ReactNode;
  /** Called by 'Clear', and by Escape while the focus is in the bar. */
  onClear: () => void;
  /** The words of the table. */
  words: TableLabels;
}

/** What can be done with the selected rows. It covers the headers, so that nothing moves when it comes. */
export function TableBulkBar({ count, children, onClear, words }: TableBulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEscapeWithin(bar, true, onClear);
  return (
    <div data-part="bulk" ref={bar} role="group" aria-label={words.bulk}>
      <span data-part="count">{count}</span>
      {children}
      <Button data-part="clear" variant="ghost" size="sm" leadingIcon={<X />} onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
