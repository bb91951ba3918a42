'use client';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Root } from './CompanyCard.styles.ts';

/** The skeleton of a CompanyCard with a trailing control. */
export function CompanyCardSkeleton() {
  return (
    <Root data-component="CompanyCardSkeleton" aria-hidden>
      <div data-part="header">
        <Skeleton shape="rect" width={56} height={56} />
        <div data-part="titles">
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <p data-part="address">
        <Skeleton width="90%" />
      </p>
      <div data-part="types">
        <Skeleton shape="rect" width="4rem" height="1.5rem" />
        <Skeleton shape="rect" width="5rem" height="1.5rem" />
      </div>
      <div data-part="trailing">
        <Skeleton shape="rect" width="8rem" height="var(--gh-control-md)" />
      </div>
    </Root>
  );
}
