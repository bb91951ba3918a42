'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { domProps } from '#lib/dom-props.ts';
import { Root } from './CompanyRow.styles.ts';
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
  /** Called with the id when the name is pressed. Without it the name is text. */
  onOpen?: ((id: string) => void) | undefined;
}

export interface CompanyRowProps
  extends Omit<ComponentProps<'div'>, 'id' | 'children'>, CompanyListing, CompanyActions {}

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
  onOpen,
  ...rest
}: CompanyRowProps) {
  const facts = [companyIndustry, companySize, address].filter(Boolean).join('\u00a0· ');
  return (
    <Root data-component="CompanyRow" {...domProps(rest)}>
      <Avatar name={companyName} src={avatar} />
      <div data-part="text">
        <CompanyRowName id={id} companyName={companyName} onOpen={onOpen} />
        {facts && (
          <span data-part="facts" dir="auto">
            {facts}
          </span>
        )}
      </div>
      {trailing && <div data-part="trailing">{trailing}</div>}
    </Root>
  );
}
