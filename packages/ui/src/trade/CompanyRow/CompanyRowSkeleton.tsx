'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './CompanyRow.styles.ts';

/** The skeleton of a CompanyRow with a trailing control. */
export function CompanyRowSkeleton() {
  return (
    <Root data-component="CompanyRowSkeleton" aria-hidden>
      <Skeleton shape="rect" width={40} height={40} />
      <div data-part="text">
        <Skeleton width="min(12rem, 80%)" />
        <Skeleton width="min(18rem, 100%)" />
      </div>
      <div data-part="trailing">
        <Skeleton shape="rect" width="6.5rem" height="var(--gh-control-sm)" />
      </div>
    </Root>
  );
}
