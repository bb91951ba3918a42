/** The words of LoadingScreen. */
export interface LoadingScreenLabels {
  /** What shows without `label`. */
  connecting: string;
}

export const loadingScreenLabels: LoadingScreenLabels = {
  connecting: 'Connecting businesses',
};
