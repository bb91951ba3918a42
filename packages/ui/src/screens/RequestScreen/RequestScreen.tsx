'use client';
import { ClipboardX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useLabels } from '#locale/use-locale.ts';
import { EntityAbsence, type EntityAbsenceOptions } from '#screens/EntityAbsence.tsx';
import { requestScreenLabels, type RequestScreenLabels } from './RequestScreen.labels.ts';
import { Root } from './RequestScreen.styles.ts';

export interface RequestScreenProps extends Omit<ComponentProps<'div'>, 'children'>, EntityAbsenceOptions {
  /** All about the request, as a rule a RequestDetail. Without it the screen says why: `state`. */
  request?: ReactNode;
  /** What vendors offer, for the client: as a rule a QuoteComparison. */
  quotes?: ReactNode;
  /** The form of a vendor's first offer, while it is open: as a rule a QuoteForm. */
  form?: ReactNode;
  /** The address of the page above this one. */
  storeHref: string;
  /** Replaces some of its words. */
  labels?: Partial<RequestScreenLabels> | undefined;
}

/** The page of one request: for its client with the quotes on it, for a vendor with the form of an offer. */
export function RequestScreen({
  request,
  state,
  onRetry,
  quotes,
  form,
  storeHref,
  onNavigate,
  labels,
  ...rest
}: RequestScreenProps) {
  const words = useLabels('RequestScreen', requestScreenLabels, labels);
  const { markPress, successorRef } = useFocusSuccessor<HTMLHeadingElement>(Boolean(form));
  return (
    <Root
      data-component="RequestScreen"
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        markPress(event);
      }}
    >
      <Breadcrumb
        items={[{ label: words.store, href: storeHref }, { label: words.title }]}
        onNavigate={onNavigate}
      />
      <PageHeader title={words.title} />
      {request ?? (
        <EntityAbsence
          state={state}
          onRetry={onRetry}
          words={words}
          icon={<ClipboardX />}
          parent={{ label: words.toStore, href: storeHref }}
          onNavigate={onNavigate}
        />
      )}
      {form && (
        <section data-part="form" aria-label={words.form}>
          <Heading level={2} size="xl" ref={successorRef} tabIndex={-1}>
            {words.form}
          </Heading>
          {form}
        </section>
      )}
      {quotes && (
        <section data-part="quotes" aria-label={words.quotes}>
          <Heading level={2} size="xl">
            {words.quotes}
          </Heading>
          {quotes}
        </section>
      )}
    </Root>
  );
}
