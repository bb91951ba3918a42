'use client';
import { Fragment, useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { useNow } from '#lib/use-now.ts';
import { Opener } from '#navigation/Opener.tsx';
import { requestCardLabels, type RequestCardLabels } from './RequestCard.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { DealStatusBadge } from '#trade/DealStatusBadge/DealStatusBadge.tsx';
import type { RequestStatus } from '../deal.ts';
import { useNeededBy } from '../use-needed-by.ts';
import { useQuantity } from '../use-quantity.ts';
import { Root } from './RequestCard.styles.ts';
import { RequestCardImages } from './RequestCardImages.tsx';
import { RequestCardText } from './RequestCardText.tsx';

/** The fields of a request that a list shows. A request of the API has them. */
export interface RequestSummary {
  /** The request's id. */
  id: string;
  /** The client; the title of the card. */
  client_name: string;
  /** The id of that company. */
  clientId: string;
  /** Address of its picture. Without one the initials show. */
  clientAvatar?: string | null;
  /** What it looks for. Beyond four lines, 'Show more' opens the rest. */
  request: string;
  /** The budget, as free text. */
  budget: string;
  /** The industry of the request, as a badge. */
  supply_industry: string;
  /** Addresses of pictures; the first four are shown. */
  images?: readonly string[];
  /** How many are asked for; null when not said. */
  quantity?: number | null | undefined;
  /** What is counted. */
  unit?: string | undefined;
  /** When it is needed, as `YYYY-MM-DD`; null when not said. */
  neededBy?: string | null | undefined;
  /** How many vendors have made an offer. Without it nothing is said of them. */
  quoteCount?: number | undefined;
  /** Where it stands. An open one says nothing of it. */
  status?: RequestStatus | undefined;
}

export interface RequestCardProps extends EntityRootProps<'article'>, RequestSummary {
  /**
   * Whether it is the reader's own: its first line and where it stands lead, and the client is not named.
   * @default false
   */
  own?: boolean | undefined;
  /**
   * The heading level of the company's name, or of the first line.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The address of the client. Makes its name a link. */
  clientHref?: string | undefined;
  /**
   * Called with the request when the client is pressed. Without `clientHref` its name is a button; a link calls it on a
   * plain click, instead of the browser's own navigation.
   */
  onClientOpen?: ((request: RequestSummary) => void) | undefined;
  /** The address of the request: shows 'View request'. */
  requestHref?: string | undefined;
  /** Called with the request by 'View request' on a plain click, instead of the browser's own navigation. */
  onRequestOpen?: ((request: RequestSummary) => void) | undefined;
  /**
   * The current time, which decides whether the day by which it is needed has passed.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /**
   * The IANA name of the time zone whose days count.
   * @default the reader's own
   */
  timeZone?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<RequestCardLabels> | undefined;
}

const noImages: readonly string[] = [];

/**
 * What a client looks for, in a list. Takes a request of the API by spreading; fields that it does not show are left
 * out of the page.
 */
export function RequestCard(props: RequestCardProps) {
  const {
    id: _id,
    client_name: clientName,
    clientId: _clientId,
    clientAvatar = null,
    request,
    budget,
    supply_industry: supplyIndustry,
    images = noImages,
    quantity = null,
    unit = '',
    neededBy = null,
    quoteCount,
    status = 'open',
    requestHref,
    onRequestOpen,
    own = false,
    headingLevel = 3,
    clientHref,
    onClientOpen,
    now,
    timeZone,
    labels,
    ...rest
  } = props;
  const words = useLabels('RequestCard', requestCardLabels, labels);
  const clock = useNow();
  const write = useQuantity();
  const writeNeededBy = useNeededBy();
  const titleId = useId();
  const [firstLine = '', ...otherLines] = request.split('\n');
  const text = own ? otherLines.join('\n').trim() : request;
  const needed =
    neededBy !== null && writeNeededBy(neededBy, { isOpen: status === 'open', now: now ?? clock, timeZone });
  const facts = [
    quantity !== null && { text: write(quantity, unit, true).text },
    needed && { text: words.neededBy(needed.text), passed: needed.passed },
    quoteCount !== undefined && { text: words.quotes(quoteCount) },
  ].filter((fact) => fact !== false);
  const Heading = `h${headingLevel}` as const;
  return (
    <Root data-component="RequestCard" aria-labelledby={titleId} {...domProps(rest)}>
      <div data-part="header">
        {!own && <Avatar name={clientName} src={clientAvatar} />}
        <div data-part="titles">
          {own ? (
            <Heading data-part="title" id={titleId} dir="auto">
              {firstLine}
            </Heading>
          ) : (
            <Heading data-part="client" id={titleId} dir="auto">
              <Opener
                data-part="client-name"
                href={clientHref}
                onOpen={onClientOpen && (() => onClientOpen(props))}
              >
                {clientName}
              </Opener>
            </Heading>
          )}
          {supplyIndustry && <Badge>{supplyIndustry}</Badge>}
        </div>
        {(own || status !== 'open') && <DealStatusBadge status={status} />}
      </div>
      {text && <RequestCardText key={request} text={text} describedBy={titleId} words={words} />}
      {images.length > 0 && <RequestCardImages images={images} words={words} />}
      {facts.length > 0 && (
        <p data-part="facts">
          {facts.map(({ text: fact, passed = false }) => (
            <Fragment key={fact}>
              {/* A server may be in another time zone. */}
              <span data-part="fact" data-passed={passed ? '' : undefined} suppressHydrationWarning>
                {fact}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <p data-part="budget">
        {budget && (
          <>
            <span data-part="budget-label">{words.budget}</span>{' '}
            <strong data-part="budget-value" dir="auto">
              {budget}
            </strong>
          </>
        )}
      </p>
      {requestHref !== undefined && (
        <Opener
          data-part="view"
          href={requestHref}
          onOpen={onRequestOpen && (() => onRequestOpen(props))}
          aria-describedby={titleId}
        >
          {words.view}
        </Opener>
      )}
    </Root>
  );
}
