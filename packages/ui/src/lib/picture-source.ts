import type { ComponentProps } from 'react';

/** The widths in which the server keeps an uploaded picture, in px: for an avatar, a card, a whole screen. */
const widths = [192, 640, 1600];

type Source = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'referrerPolicy'>;

/**
 * The attributes of an `<img>` for an address: an uploaded picture comes in the width that `sizes` asks for; another host
 * is not told which page shows its picture.
 */
export function pictureSource(src: string, sizes: string): Source {
  const [, address] = /^(\/api\/files\/[^?#]+)/.exec(src) ?? [];
  if (!address) return { referrerPolicy: 'no-referrer', src };
  return { sizes, srcSet: widths.map((width) => `${address}?width=${width} ${width}w`).join(', '), src };
}
