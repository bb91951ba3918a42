/** The words of Breadcrumb. */
export interface BreadcrumbLabels {
  /** The accessible name of the landmark. */
  name: string;
  /** The accessible name of the ellipsis that shows the middle of the path. */
  expand: string;
}

export const breadcrumbLabels: BreadcrumbLabels = {
  name: 'Breadcrumb',
  expand: 'Show the whole path',
};
