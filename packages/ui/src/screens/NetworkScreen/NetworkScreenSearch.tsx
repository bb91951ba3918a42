'use client';
import { SearchX } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { useSubmittedQuery } from '#lib/use-submitted-query.ts';
import { NetworkScreenDirectory, type NetworkScreenDirectoryProps } from './NetworkScreenDirectory.tsx';

interface NetworkScreenSearchProps extends NetworkScreenDirectoryProps {
  /** The name of the box, and what shows in it while it is empty. */
  label: string;
  /** In place of companies that the text leaves none of. */
  noMatch: (query: string) => string;
  /** The text to which they are narrowed. */
  query: string;
  /** Shows the search box, and is called with its text. */
  onQueryChange: ((query: string) => void) | undefined;
}

/** Companies, below a box that finds some of them. */
export function NetworkScreenSearch({
  label,
  noMatch,
  query,
  onQueryChange,
  ...directory
}: NetworkScreenSearchProps) {
  const { list, words } = directory;
  const box = useSubmittedQuery(query, onQueryChange);
  const isNarrowed = query !== '';
  // Where there is nobody there is nobody to find.
  const hasSearch = onQueryChange && (isNarrowed || list.state === 'loading' || list.companies.length > 0);
  return (
    <>
      {hasSearch && <SearchField label={label} placeholder={label} {...box} />}
      <NetworkScreenDirectory
        {...directory}
        emptyState={
          isNarrowed && (
            <EmptyState
              icon={<SearchX />}
              title={noMatch(query)}
              action={
                onQueryChange && (
                  <Button variant="secondary" onClick={() => onQueryChange('')}>
                    {words.clearSearch}
                  </Button>
                )
              }
            />
          )
        }
      />
    </>
  );
}
