'use client';
import type { ReactNode } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';

/** What the page of one thing takes for when it has not got it. */
export interface EntityAbsenceOptions {
  /**
   * Why there is nothing to show: it is loading, could not be loaded, or is not there.
   * @default 'loading'
   */
  state?: 'loading' | 'error' | 'missing' | undefined;
  /** Called by 'Try again' after an error. */
  onRetry?: (() => void) | undefined;
  /** Called on a plain click on a link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
}

interface EntityAbsenceProps extends EntityAbsenceOptions {
  /** The words of the screen. */
  words: { loading: string; error: string; missing: string; missingHint: string };
  /** The picture above what says that it is not there. */
  icon: ReactNode;
  /** The page above, to which a link leads from there. */
  parent: { label: string; href: string };
  /**
   * What stands for it while it loads.
   * @default some lines of text
   */
  skeleton?: ReactNode;
}

const lines = (
  <>
    <Skeleton width="40%" />
    <Skeleton />
    <Skeleton />
    <Skeleton width="70%" />
  </>
);

/** In place of what a page is about: it is loading, could not be loaded, or is not there. */
export function EntityAbsence({
  state = 'loading',
  onRetry,
  onNavigate,
  words,
  icon,
  parent,
  skeleton = lines,
}: EntityAbsenceProps) {
  if (state === 'error') return <AlertLoadError title={words.error} onRetry={onRetry} />;
  if (state === 'missing')
    return (
      <EmptyState
        icon={icon}
        title={words.missing}
        description={words.missingHint}
        action={
          <Link variant="secondary" href={parent.href} onNavigate={onNavigate}>
            {parent.label}
          </Link>
        }
      />
    );
  return (
    <Stack data-part="loading" role="status" aria-label={words.loading}>
      {skeleton}
    </Stack>
  );
}
