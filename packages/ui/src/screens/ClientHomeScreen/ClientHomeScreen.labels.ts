/** The words of ClientHomeScreen. */
export interface ClientHomeScreenLabels {
  /** The title of the page. */
  title: string;
  /** The floating button. */
  create: string;
  /** In place of requests. */
  noRequests: string;
  /** Below that. */
  noRequestsHint: string;
  /** The button below that. */
  createFirst: string;
}

export const clientHomeScreenLabels: ClientHomeScreenLabels = {
  title: 'Requests',
  create: 'Create a Request',
  noRequests: 'No requests yet',
  noRequestsHint: 'Say what you look for: vendors see it as soon as it is saved.',
  createFirst: 'Create the first request',
};
