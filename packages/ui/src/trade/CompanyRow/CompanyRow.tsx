'use client';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { Root } from './CompanyRow.styles.ts';
import { cityOf } from './city-of.ts';
import { CompanyRowName } from './CompanyRowName.tsx';

/** The fields of a company that a list shows. A company of the API has them. */
export interface CompanyListing {
  /** The company's id, given to `onOpen`. */
  id?: string;
  /** The company's name. */
  companyName: string;
  /** Address of its picture. Without one the initials show. */
  avatar?: string | null;
  /** What it does. */
  companyIndustry?: string;
  /** Its size. */
  companySize?: string;
  /** Where it is. */
  address?: string;
}

/** The actions on a company in a list. */
export interface CompanyActions {
  /** Controls at the end: a ConnectionToggle, buttons, a menu. */
  trailing?: ReactNode;
  /** The address of the company. Makes the name a link. */
  href?: string | undefined;
  /**
   * Called with the id when the name is pressed. Without `href` the name is a button; a link calls it on a plain click,
   * instead of the browser's own navigation.
   */
  onOpen?: ((id: string) => void) | undefined;
}

export interface CompanyRowProps extends EntityRootProps<'div'>, CompanyListing, CompanyActions {}

/**
 * A company in a list, with the actions on it. Takes a company of the API by spreading; fields that it does not show
 * are left out of the page.
 */
export function CompanyRow({
  id = '',
  companyName,
  avatar = null,
  companyIndustry,
  companySize,
  address,
  trailing,
  href,
  onOpen,
  ...rest
}: CompanyRowProps) {
  const facts = [companyIndustry, companySize, address].filter(Boolean).join('\u00a0· ');
  return (
    <Root data-component="CompanyRow" {...domProps(rest)}>
      <Avatar name={companyName} src={avatar} />
      <div data-part="text">
        <CompanyRowName id={id} companyName={companyName} href={href} onOpen={onOpen} />
        {facts && (
          <span data-part="facts" dir="auto">
            {facts}
          </span>
        )}
        {address && (
          <span data-part="city" dir="auto">
            {cityOf(address)}
          </span>
        )}
      </div>
      {trailing && <div data-part="trailing">{trailing}</div>}
    </Root>
  );
}
