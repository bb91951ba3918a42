/** As many skeletons as stand for a list that is loading, by their keys: about what fits on a screen. */
export const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
