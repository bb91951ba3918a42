'use client';
import { useId, type ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { useNow } from '#lib/use-now.ts';
import { pictureSource } from '#lib/picture-source.ts';
import { formatDayOf, formatMoney, formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Opener } from '#navigation/Opener.tsx';
import type { AttachedFile, FileOpeningProps } from '#trade/attached-file.ts';
import { AttachmentList } from '#trade/AttachmentList/AttachmentList.tsx';
import { DealStatusBadge } from '#trade/DealStatusBadge/DealStatusBadge.tsx';
import type { RequestStatus } from '../deal.ts';
import { useNeededBy } from '../use-needed-by.ts';
import { useQuantity } from '../use-quantity.ts';
import { requestDetailLabels, type RequestDetailLabels } from './RequestDetail.labels.ts';
import { Root } from './RequestDetail.styles.ts';
import { useRequestActions, type RequestActions } from './use-request-actions.tsx';

/** A request with all that is known of it. A request of the API has these fields. */
export interface DetailedRequest {
  /** The name of the client. */
  client_name: string;
  /** Its picture; null for its initials. */
  clientAvatar?: string | null | undefined;
  /** What it looks for, whole. */
  request: string;
  /** The budget in the client's words; empty in a request for an estimate. */
  budget: string;
  /** The industry; may be empty. */
  supply_industry: string;
  /** Addresses of pictures. */
  images?: readonly string[] | undefined;
  /** Drawings, certificates and the like. */
  files?: readonly AttachedFile[] | undefined;
  /** How many; null when not said. */
  quantity: number | null;
  /** What is counted. */
  unit: string;
  /** A day as `YYYY-MM-DD`; null when not said. */
  neededBy: string | null;
  /** Where it is to be delivered; may be empty. */
  deliveryPlace: string;
  /** Until when vendors may begin to quote: an ISO date and time; null for no end. */
  closesAt: string | null;
  /** Whether vendors may quote on it, and if not, why. */
  status: RequestStatus;
  /** What the client would pay for a unit, in a request for an estimate. */
  targetPrice: number | null;
  /** How many vendors have made an offer. */
  quoteCount: number;
  /** When it was posted: an ISO date and time. */
  createdAt: string;
}

export interface RequestDetailProps
  extends EntityRootProps<'article'>, DetailedRequest, RequestActions, FileOpeningProps {
  /** Whether it is a request for an estimate of a product: its text is then the product's name. */
  estimate?: boolean | undefined;
  /** The address of that product. Makes its name a link. */
  productHref?: string | undefined;
  /** Called when the product is pressed. */
  onProductOpen?: (() => void) | undefined;
  /** The address of the client. Makes its name a link. */
  clientHref?: string | undefined;
  /** Called when the client is pressed; a link calls it on a plain click. */
  onClientOpen?: (() => void) | undefined;
  /** Further actions: a CompanyMenu. */
  menu?: ReactNode;
  /**
   * Whether the deal in which it shows has ended: the day by which it was needed then matters no more.
   * @default false
   */
  ended?: boolean | undefined;
  /**
   * The current time, which decides whether vendors may still begin to quote, and whether the day by which it is
   * needed has passed.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /**
   * The IANA name of the time zone whose days count for what is needed.
   * @default the reader's own
   */
  timeZone?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<RequestDetailLabels> | undefined;
}

const noImages: readonly string[] = [];
const noFiles: readonly AttachedFile[] = [];

/** All about one request, and what one's own side can do with it. Takes a request of the API by spreading. */
export function RequestDetail(props: RequestDetailProps) {
  const {
    client_name: clientName,
    clientAvatar = null,
    request,
    budget,
    supply_industry: industry,
    images = noImages,
    files = noFiles,
    onFileOpen,
    onLoadPicture,
    pendingFileId,
    quantity,
    unit,
    neededBy,
    deliveryPlace,
    closesAt,
    status,
    targetPrice,
    quoteCount,
    createdAt,
    estimate = false,
    productHref,
    onProductOpen,
    clientHref,
    onClientOpen,
    ended = false,
    now,
    timeZone,
    menu,
    labels,
    ...others
  } = props;
  const words = useLabels('RequestDetail', requestDetailLabels, labels);
  const locale = useLocale();
  const write = useQuantity();
  const writeNeededBy = useNeededBy();
  const clientId = useId();
  const clock = useNow();
  const isOver = closesAt !== null && new Date(closesAt) < (now ?? clock);
  const { actions, rest } = useRequestActions({ status, isOver, quoteCount, words }, others);
  const day = (moment: string) => formatDayOf(new Date(moment), locale, { dateStyle: 'medium' });
  const needed =
    neededBy !== null &&
    writeNeededBy(neededBy, { isOpen: status === 'open' && !ended, now: now ?? clock, timeZone });
  const amount = quantity !== null && write(quantity, unit, true).text;
  return (
    <Root data-component="RequestDetail" aria-labelledby={clientId} {...domProps(rest)}>
      <header data-part="header">
        <Avatar name={clientName} src={clientAvatar} />
        <div data-part="titles">
          <strong data-part="client" id={clientId} dir="auto">
            <Opener data-part="client-name" href={clientHref} onOpen={onClientOpen}>
              {clientName}
            </Opener>
          </strong>
          <time data-part="posted" dateTime={createdAt} suppressHydrationWarning>
            {words.posted(day(createdAt))}
          </time>
        </div>
        <DealStatusBadge status={status} />
        {menu}
      </header>
      <p data-part="request" dir="auto">
        {estimate ? (
          <Opener data-part="product" href={productHref} onOpen={onProductOpen}>
            {request}
          </Opener>
        ) : (
          request
        )}
      </p>
      {images.length > 0 && (
        <ul data-part="images">
          {images.map((src, index) => (
            // Two pictures may have the same address, so the index is part of the key.
            <li key={`${index} ${src}`} data-part="image">
              <img
                {...pictureSource(src, '12rem')}
                alt={words.picture(index + 1, images.length)}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
      <DescriptionList
        columns={2}
        items={[
          { term: words.quantity, description: amount },
          {
            term: words.neededBy,
            description: needed && (
              // A server may be in another time zone.
              <span
                data-part="needed-by"
                data-passed={needed.passed ? '' : undefined}
                suppressHydrationWarning
              >
                {needed.text}
              </span>
            ),
          },
          { term: words.deliveryPlace, description: deliveryPlace },
          { term: words.budget, description: budget },
          { term: words.targetPrice, description: targetPrice !== null && formatMoney(targetPrice, locale) },
          { term: words.industry, description: industry },
          { term: isOver ? words.closedAt : words.closesAt, description: closesAt && day(closesAt) },
          { term: words.quotes, description: !estimate && formatNumber(quoteCount, locale) },
        ]}
      />
      <AttachmentList
        files={files}
        onOpen={onFileOpen}
        onLoadPicture={onLoadPicture}
        pendingId={pendingFileId}
      />
      {actions}
    </Root>
  );
}
