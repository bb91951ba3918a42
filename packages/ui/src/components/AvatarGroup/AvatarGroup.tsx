'use client';
import type { ComponentProps } from 'react';
import { AvatarPicture } from '#components/Avatar/AvatarPicture.tsx';
import { initialsOf, tintOf } from '#components/Avatar/initials.ts';
import { labelTooltip } from '#lib/label-tooltip.ts';
import { formatList, formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { Root } from './AvatarGroup.styles.ts';
import { checkKind } from '#lib/misuse.ts';

/** One of the group. */
export interface AvatarGroupItem {
  /** Whose avatar it is. */
  name: string;
  /**
   * Address of the picture. Without one, or when it cannot be loaded, the initials show.
   * @default null
   */
  src?: string | null | undefined;
}

export interface AvatarGroupProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** All of the group, the most important first. */
  items: readonly AvatarGroupItem[];
  /**
   * How many avatars show at the most. A number says how many more there are.
   * @default 4
   */
  max?: number | undefined;
  /**
   * The side length: 32, 40 or 56 px.
   * @default 'sm'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A few avatars over one another, and how many more there are. Assistive technology reads all the names. */
export function AvatarGroup({ items, max = 4, size = 'sm', ...rest }: AvatarGroupProps) {
  if (process.env.NODE_ENV !== 'production') checkKind('AvatarGroup', 'items', items, 'an array');
  const locale = useLocale();
  const names = items.map(({ name }) => name);
  const shown = items.slice(0, max);
  const hidden = names.slice(max);
  if (items.length === 0) return null;
  return (
    <Root
      data-component="AvatarGroup"
      data-size={size}
      role="img"
      aria-label={formatList(names, locale)}
      {...rest}
    >
      {shown.map(({ name, src }, index) => {
        const initials = <span data-part="initials">{initialsOf(name)}</span>;
        return (
          <span
            key={`${index} ${name}`}
            data-part="avatar"
            data-size={size}
            data-tint={tintOf(name)}
            data-tooltip={name}
            {...labelTooltip}
          >
            {src ? <AvatarPicture key={src} src={src} initials={initials} /> : initials}
          </span>
        );
      })}
      {hidden.length > 0 && (
        <span
          data-part="more"
          data-size={size}
          dir="ltr"
          data-tooltip={formatList(hidden, locale)}
          {...labelTooltip}
        >
          +{formatNumber(hidden.length, locale)}
        </span>
      )}
    </Root>
  );
}
