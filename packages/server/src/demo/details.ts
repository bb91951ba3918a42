import type { ProductAttributes, ProductPriceBreak, ShippingDetails } from '@guildhall/contract';

/** The addresses of the demo's own pictures. */
export const pictures = (...names: string[]): string[] => names.map((name) => `/demo/${name}.svg`);

/** The delivery time, the weight in kilograms, and the dimensions in centimetres. */
export const parcel = (
  estimatedTime: string,
  weight: number,
  [length, width, height]: [number, number, number],
): ShippingDetails => ({ estimatedTime, weight, dimensions: { length, width, height } });

export const traits = (material: string, size: string[], color: string[] = []): ProductAttributes => ({
  color,
  size,
  material,
});

/** The prices from each quantity on. */
export const tiers = (...breaks: [from: number, price: number][]): ProductPriceBreak[] =>
  breaks.map(([from, price]) => ({ from, price }));
