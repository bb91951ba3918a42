'use client';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import type { CompanyActions, CompanyListing } from '#trade/CompanyRow/CompanyRow.tsx';
import { CompanyRowName } from '#trade/CompanyRow/CompanyRowName.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { companyCardLabels, type CompanyCardLabels } from './CompanyCard.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './CompanyCard.styles.ts';

export interface CompanyCardProps extends EntityRootProps<'article'>, CompanyListing, CompanyActions {
  /** What it makes, separated by commas; the first four show as badges. */
  productTypes?: string | undefined;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<CompanyCardLabels> | undefined;
}

const maxTypes = 4;

/**
 * A company in a grid, with its product types. Takes a company of the API by spreading; fields that it does not
 * show are left out of the page. For a long list to be scanned use `CompanyRow`.
 */
export function CompanyCard({
  id = '',
  companyName,
  avatar = null,
  companyIndustry,
  companySize,
  address,
  productTypes = '',
  trailing,
  headingLevel = 3,
  href,
  onOpen,
  labels,
  ...rest
}: CompanyCardProps) {
  const words = useLabels('CompanyCard', companyCardLabels, labels);
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const facts = [companyIndustry, companySize].filter(Boolean).join('\u00a0· ');
  const types = [...new Set(productTypes.split(',').map((type) => type.trim()))].filter(Boolean);
  const more = types.length - maxTypes;
  return (
    <Root data-component="CompanyCard" aria-labelledby={nameId} {...domProps(rest)}>
      <div data-part="header">
        <Avatar name={companyName} src={avatar} size="lg" />
        <div data-part="titles">
          <Heading data-part="title" id={nameId}>
            <CompanyRowName id={id} companyName={companyName} href={href} onOpen={onOpen} />
          </Heading>
          {facts && (
            <p data-part="facts" dir="auto">
              {facts}
            </p>
          )}
        </div>
      </div>
      {address && (
        <p data-part="address">
          <MapPin size={16} aria-hidden />
          <span data-part="address-text" dir="auto">
            {address}
          </span>
        </p>
      )}
      {types.length > 0 && (
        <ul data-part="types" aria-label={words.productTypes}>
          {types.slice(0, maxTypes).map((type) => (
            <li key={type}>
              <Badge>{type}</Badge>
            </li>
          ))}
          {more > 0 && <li>{words.more(more)}</li>}
        </ul>
      )}
      {trailing && <div data-part="trailing">{trailing}</div>}
    </Root>
  );
}
