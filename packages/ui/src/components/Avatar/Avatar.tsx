'use client';
import type { ComponentProps } from 'react';
import { Root } from './Avatar.styles.ts';
import { AvatarPicture } from './AvatarPicture.tsx';
import { initialsOf, tintOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose avatar it is. Initials and tint are made from it. */
  name: string;
  /**
   * Address of the picture. Without one, or when it cannot be loaded, the initials show.
   * @default null
   */
  src?: string | null | undefined;
  /**
   * The side length: 32, 40, 56 or 96 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Whether it is read out. An avatar beside its name is decoration; alone it has to say the name.
   * @default false
   */
  labelled?: boolean | undefined;
}

/** A company's picture, or its initials on a tint of its own. */
export function Avatar({ name, src = null, size = 'md', labelled = false, ...rest }: AvatarProps) {
  const initials = <span data-part="initials">{initialsOf(name)}</span>;
  const meaning = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Root data-component="Avatar" data-size={size} data-tint={tintOf(name)} {...meaning} {...rest}>
      {src ? <AvatarPicture key={src} src={src} initials={initials} /> : initials}
    </Root>
  );
}
