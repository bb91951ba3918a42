import { Button } from '@guildhall/ui/button';
import { PagedList } from '@guildhall/ui/paged-list';
import { RowList } from '@guildhall/ui/row-list';
import { Skeleton } from '@guildhall/ui/skeleton';
import { Text } from '@guildhall/ui/text';
import { CompanyRow } from '@guildhall/ui/trade/company-row';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { blockedQuery, useUnblock } from '#data/blocks.ts';
import { shortDay } from '#lib/short-day.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

/** The companies that were blocked, each with the button that ends it. */
export function BlockedCompanies() {
  const { rows, list } = usePagedList(useInfiniteQuery(blockedQuery(useUser().id)));
  const unblock = useUnblock();
  const timeZone = useCompanyZone();
  const listRef = useRef<HTMLDivElement>(null);
  const isGone = unblock.isSuccess && rows.every(({ _id }) => _id !== unblock.variables);
  useEffect(() => {
    // The button that had the focus is gone with its row.
    if (isGone && document.activeElement === document.body) listRef.current?.focus();
  }, [isGone]);
  const mayUnblock = useMay('network');
  return (
    <div ref={listRef} tabIndex={-1} role="group" aria-label="Blocked companies">
      <PagedList
        {...list}
        of="blocked companies"
        renderList={(items) => <RowList aria-label="Blocked companies">{items}</RowList>}
        skeleton={<Skeleton width="min(18rem, 80%)" />}
        emptyState={<Text tone="muted">No company is blocked.</Text>}
        items={rows.map((company) => (
          <CompanyRow
            key={company._id}
            companyName={company.companyName}
            avatar={company.avatar}
            trailing={
              <>
                <Text size="sm" tone="muted">
                  Since {shortDay(company.since, timeZone)}
                </Text>
                {mayUnblock && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Unblock ${company.companyName}`}
                    loading={unblock.isPending && unblock.variables === company._id}
                    onClick={() => unblock.mutate(company._id)}
                  >
                    Unblock
                  </Button>
                )}
              </>
            }
          />
        ))}
      />
    </div>
  );
}
