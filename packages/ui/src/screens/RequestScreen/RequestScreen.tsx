'use client';
import { ClipboardX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { requestScreenLabels, type RequestScreenLabels } from './RequestScreen.labels.ts';
import { Root } from './RequestScreen.styles.ts';

export interface RequestScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All about the request, as a rule a RequestDetail. Without it the screen says why: `state`. */
  request?: ReactNode;
  /**
   * Why there is no request: it is loading, could not be loaded, or is not there.
   * @default 'loading'
   */
  state?: 'loading' | 'error' | 'missing';
  /** Called by 'Try again' after an error. */
  onRetry?: (() => void) | undefined;
  /** What vendors offer, for the client: as a rule a QuoteComparison. */
  quotes?: ReactNode;
  /** The form of a vendor's first offer, while it is open: as a rule a QuoteForm. */
  form?: ReactNode;
  /** The address of the page above this one. */
  storeHref: string;
  /** Called on a plain click on a link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Replaces some of its words. */
  labels?: Partial<RequestScreenLabels> | undefined;
}

/** The page of one request: for its client with the quotes on it, for a vendor with the form of an offer. */
export function RequestScreen({
  request,
  state = 'loading',
  onRetry,
  quotes,
  form,
  storeHref,
  onNavigate,
  labels,
  ...rest
}: RequestScreenProps) {
  const words = useLabels('RequestScreen', requestScreenLabels, labels);
  const notices = {
    loading: (
      <div data-part="loading" role="status" aria-label={words.loading}>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    ),
    error: <AlertLoadError title={words.error} onRetry={onRetry} />,
    missing: (
      <EmptyState
        icon={<ClipboardX />}
        title={words.missing}
        description={words.missingHint}
        action={
          <Link variant="secondary" href={storeHref} onNavigate={onNavigate}>
            {words.toStore}
          </Link>
        }
      />
    ),
  };
  return (
    <Root data-component="RequestScreen" {...rest}>
      <Breadcrumb
        items={[{ label: words.store, href: storeHref }, { label: words.title }]}
        onNavigate={onNavigate}
      />
      <PageHeader title={words.title} />
      {request ?? notices[state]}
      {form && (
        <section data-part="form" aria-label={words.form}>
          <Heading level={2}>{words.form}</Heading>
          {form}
        </section>
      )}
      {quotes && (
        <section data-part="quotes" aria-label={words.quotes}>
          <Heading level={2}>{words.quotes}</Heading>
          {quotes}
        </section>
      )}
    </Root>
  );
}
