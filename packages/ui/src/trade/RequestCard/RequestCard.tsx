'use client';
import { useId, type ComponentProps } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { domProps } from '#lib/dom-props.ts';
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
}

export interface RequestCardProps extends Omit<ComponentProps<'article'>, 'id' | 'children'>, RequestSummary {
  /**
   * The heading level of the company's name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Called with the request when the company is pressed. Without it the company is text. */
  onClientOpen?: ((request: RequestSummary) => void) | undefined;
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
    headingLevel = 3,
    onClientOpen,
    ...rest
  } = props;
  const clientNameId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root data-component="RequestCard" aria-labelledby={clientNameId} {...domProps(rest)}>
      <div data-part="header">
        <Avatar name={clientName} src={clientAvatar} />
        <div data-part="titles">
          <Heading data-part="client" id={clientNameId} dir="auto">
            {onClientOpen ? (
              <button data-part="client-button" type="button" onClick={() => onClientOpen(props)}>
                {clientName}
              </button>
            ) : (
              clientName
            )}
          </Heading>
          <Badge>{supplyIndustry}</Badge>
        </div>
      </div>
      <RequestCardText key={request} text={request} describedBy={clientNameId} />
      {images.length > 0 && <RequestCardImages images={images} />}
      <p data-part="budget">
        <span data-part="budget-label">Budget</span>{' '}
        <strong data-part="budget-value" dir="auto">
          {budget}
        </strong>
      </p>
    </Root>
  );
}
