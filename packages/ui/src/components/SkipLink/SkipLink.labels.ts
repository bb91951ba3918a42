/** The words of SkipLink. */
export interface SkipLinkLabels {
  /** The link without `children`. */
  skip: string;
}

export const skipLinkLabels: SkipLinkLabels = {
  skip: 'Skip to content',
};
