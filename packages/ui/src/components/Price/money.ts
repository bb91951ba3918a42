/** `Rs.` and two decimals, without separators: "Rs. 1234.50". */
export const formatRupees = (rupees: number): string => `Rs. ${rupees.toFixed(2)}`;

/** `price` less `discount` percent, in rupees, rounded half up to the paisa. */
export function discountedPrice(price: number, discount: number): number {
  const paise = Math.round(price * 100);
  return Math.round((paise * (10_000 - Math.round(discount * 100))) / 10_000) / 100;
}

/** "12.5" for 12.5, "10" for 10: as few decimals as the number needs. */
export const formatPercent = (percent: number): string => String(Number(percent.toFixed(2)));
