import { lettersOf } from '#lib/match-text.ts';

/** What a picture is matched by. */
export interface PictureProduct {
  /** The product's id. */
  id: string;
  /** The name. */
  name: string;
  /** The vendor's own number for it; empty where there is none. */
  sku: string;
}

/** The product of a picture; null where none fits. */
export interface PictureMatch<File extends { name: string }> {
  /** The picture. */
  file: File;
  /** The product. */
  product: PictureProduct | null;
}

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '');
/** `coil-2`, `coil_02`, `coil (2)` and `coil 2` without the number. */
const withoutNumber = (name: string) => name.replace(/[\s_-]*\(\d+\)$|[\s_-]+\d+$/, '');

/**
 * Finds the product of each picture by the name of its file, without its extension: the SKU before the name, and the
 * whole text before the one without a number at its end. Capitals, spaces and signs do not matter.
 */
export function matchPictures<File extends { name: string }>(
  files: readonly File[],
  products: readonly PictureProduct[],
): PictureMatch<File>[] {
  const bySku = new Map<string, PictureProduct>();
  const byName = new Map<string, PictureProduct>();
  for (const product of products) {
    for (const [map, key] of [
      [bySku, lettersOf(product.sku)],
      [byName, lettersOf(product.name)],
    ] as const)
      if (key && !map.has(key)) map.set(key, product);
  }
  return files.map((file) => {
    const whole = withoutExtension(file.name);
    const keys = [whole, withoutNumber(whole)].map(lettersOf);
    const product = [bySku, byName].flatMap((map) => keys.map((key) => map.get(key))).find(Boolean);
    return { file, product: product ?? null };
  });
}
