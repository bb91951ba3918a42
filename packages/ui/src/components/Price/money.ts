/** `price` less `discount` percent, rounded half up to two decimals. */
export function discountedPrice(price: number, discount: number): number {
  const paise = Math.round(price * 100);
  return Math.round((paise * (10_000 - Math.round(discount * 100))) / 10_000) / 100;
}
