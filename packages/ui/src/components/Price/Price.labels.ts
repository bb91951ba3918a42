/** The words of Price. */
export interface PriceLabels {
  /** Before the price that is struck through, for screen readers. */
  fullPrice: string;
  /** The discount; `percent` has its sign. */
  off: (percent: string) => string;
}

export const priceLabels: PriceLabels = {
  fullPrice: 'Full price',
  off: (percent) => `${percent} off`,
};
