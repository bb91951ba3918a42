'use client';
import { SearchX } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { useSubmittedQuery } from '#lib/use-submitted-query.ts';
import { NetworkScreenDirectory, type NetworkScreenDirectoryProps } from './NetworkScreenDirectory.tsx';

interface NetworkScreenConnectionsProps extends Omit<NetworkScreenDirectoryProps, 'empty'> {
  /** The names to which they are narrowed. */
  query: string;
  /** Shows the search box, and is called with its text. */
  onQueryChange: ((query: string) => void) | undefined;
}

/** The connected companies, below a box that finds some of them by name. */
export function NetworkScreenConnections({
  query,
  onQueryChange,
  ...directory
}: NetworkScreenConnectionsProps) {
  const { list, words } = directory;
  const box = useSubmittedQuery(query, onQueryChange);
  const isNarrowed = query !== '';
  // Where there is nobody there is nobody to find.
  const hasSearch = onQueryChange && (isNarrowed || list.state === 'loading' || list.companies.length > 0);
  return (
    <>
      {hasSearch && <SearchField label={words.search} placeholder={words.search} {...box} />}
      <NetworkScreenDirectory
        {...directory}
        empty={words.noConnections}
        emptyState={
          isNarrowed && (
            <EmptyState
              icon={<SearchX />}
              title={words.noMatch(query)}
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
