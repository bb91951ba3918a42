/** The words of StoreScreen. */
export interface StoreScreenLabels {
  /** The title of the page, and the accessible name of the tabs. */
  title: string;
  /** The button that adds a product. */
  add: string;
  /** A tab: the products of all vendors. */
  products: string;
  /** A tab: what is saved for later. */
  savedTab: string;
  /** The button that shows only saved products. */
  saved: string;
  /** In place of saved products. */
  nothingSaved: string;
  /** Below that. */
  nothingSavedHint: string;
  /** In place of products. */
  noProducts: string;
  /** A tab. */
  storefront: string;
  /** What the tab shows of that on a phone. */
  storefrontShort: string;
  /** In place of a guest's own products. */
  guest: string;
  /** Below that. */
  guestHint: string;
  /** The button below that. */
  logIn: string;
  /** A tab. */
  requests: string;
  /** What the tab shows of that on a phone. */
  requestsShort: string;
  /** In place of requests. */
  noRequests: string;
  /** A tab: the requests of the company. */
  myRequests: string;
  /** In place of these. */
  noOwnRequests: string;
  /** Below that. */
  noOwnRequestsHint: string;
  /** The button below that. */
  createRequest: string;
  /** The choice of the status of these. */
  requestsShown: string;
  /** That of every status. */
  allRequests: string;
  /** In place of open ones. */
  noneOpen: string;
  /** Below that. */
  noneOpenHint: string;
  /** In place of awarded ones. */
  noneAwarded: string;
  /** Below that. */
  noneAwardedHint: string;
  /** In place of closed ones. */
  noneClosed: string;
  /** Below that. */
  noneClosedHint: string;
  /** The button below these. */
  showAllRequests: string;
  /** A tab: negotiations and orders. */
  deals: string;
  /** The button below an empty list of what is saved, and of deals for who may not buy. */
  findProducts: string;
  /** The button below an empty list of a vendor's deals. */
  findRequests: string;
}

export const storeScreenLabels: StoreScreenLabels = {
  title: 'Store',
  add: 'Add a Product',
  products: 'Products',
  savedTab: 'Saved',
  saved: 'Saved for later',
  nothingSaved: 'Nothing saved for later',
  nothingSavedHint: 'The bookmark on a product keeps it here.',
  noProducts: 'No products yet',
  storefront: 'My Storefront',
  storefrontShort: 'Storefront',
  guest: 'Your own products appear here',
  guestHint: 'Log in to see and add them.',
  logIn: 'Log In',
  requests: 'Client Requests',
  requestsShort: 'Requests',
  noRequests: 'No requests yet',
  myRequests: 'My Requests',
  noOwnRequests: 'You have not asked for anything yet',
  noOwnRequestsHint: 'Vendors answer a request with quotes, which you can compare here.',
  createRequest: 'Create a Request',
  requestsShown: 'Requests shown',
  allRequests: 'All',
  noneOpen: 'No request is open',
  noneOpenHint: 'Vendors can quote on a request while it is open.',
  noneAwarded: 'No request is awarded',
  noneAwardedHint: 'A request is awarded when you accept a quote on it.',
  noneClosed: 'No request is closed',
  noneClosedHint: 'A request that you close takes no more quotes.',
  showAllRequests: 'Show all requests',
  deals: 'Deals',
  findProducts: 'Find products',
  findRequests: 'Find requests',
};
