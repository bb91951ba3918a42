/** The words of NetworkScreen. */
export interface NetworkScreenLabels {
  /** The title of the page in Vendor mode. */
  vendorTitle: string;
  /** The title of the page in Client mode. */
  clientTitle: string;
  /** The accessible name of the tabs. */
  tabs: string;
  /** A tab. */
  find: string;
  /** In place of companies on that tab. */
  nobodyNew: string;
  /** A tab. */
  sent: string;
  /** In place of companies on that tab. */
  nothingSent: string;
  /** Below that. */
  nothingSentHint: string;
  /** A tab. */
  requests: string;
  /** In place of companies on that tab. */
  noRequests: string;
  /** A tab. */
  connections: string;
  /** In place of companies on that tab. */
  noConnections: string;
  /** The name of the search box on that tab, and what shows in it while it is empty. */
  search: string;
  /** In place of connected companies that the search leaves none of. */
  noMatch: (query: string) => string;
  /** The name of the search box in Client mode, and what shows in it while it is empty. */
  searchAll: string;
  /** In place of companies that the search leaves none of in Client mode. */
  noneFound: (query: string) => string;
  /** The button below these. */
  clearSearch: string;
  /** In place of companies in Client mode. */
  nobody: string;
  /** What a list holds, within a sentence. */
  ofCompanies: string;
  /** What a list holds, within a sentence. */
  ofRequests: string;
  /** The button in place of companies. */
  findCompanies: string;
  /** The accessible name of the menu of a company. */
  more: (companyName: string) => string;
  /** The button that opens the conversation. */
  message: string;
  /** Its accessible name. */
  messageTo: (companyName: string) => string;
  /** An entry of that menu. */
  withdraw: string;
  /** An entry of that menu, and the button that confirms it. */
  disconnect: string;
  /** The question before that. */
  disconnectTitle: (companyName: string) => string;
  /** What follows from it. */
  disconnectDescription: string;
}

export const networkScreenLabels: NetworkScreenLabels = {
  vendorTitle: 'Manage Connections',
  clientTitle: 'Network',
  tabs: 'Connections by kind',
  find: 'Find',
  nobodyNew: 'No new Users Right Now',
  sent: 'Sent',
  nothingSent: 'No requests sent.',
  nothingSentHint: 'Start connecting with others!',
  requests: 'Requests',
  noRequests: 'No pending requests received',
  connections: 'Connections',
  noConnections: 'You have no connections yet. Start building your network!',
  search: 'Find a connection by name',
  noMatch: (query) => `No connection is named “${query}”`,
  searchAll: 'Find a company',
  noneFound: (query) => `No company found for “${query}”`,
  clearSearch: 'Clear search',
  nobody: 'No users available',
  ofCompanies: 'companies',
  ofRequests: 'requests',
  findCompanies: 'Find companies',
  more: (companyName) => `More actions for ${companyName}`,
  message: 'Message',
  messageTo: (companyName) => `Message ${companyName}`,
  withdraw: 'Withdraw request',
  disconnect: 'Remove connection',
  disconnectTitle: (companyName) => `Remove the connection with ${companyName}?`,
  disconnectDescription: 'Your conversation is closed to both of you until you are connected again.',
};
