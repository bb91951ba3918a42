/**
 * Method and path of every endpoint. This file imports nothing, so a browser bundle that needs only the
 * addresses loads only them. Segments that start with a colon are path parameters.
 */
export const endpoints = {
  signUp: ['POST', '/api/users'],
  logIn: ['POST', '/api/users/login'],
  logOut: ['POST', '/api/users/logout'],
  listCompanies: ['GET', '/api/users/:userId'],
  listNewCompanies: ['GET', '/api/users/newUsers/:userId'],
  getProfile: ['GET', '/api/users/currentUser/:id'],
  updateProfile: ['PUT', '/api/users/:id'],
  changePassword: ['PUT', '/api/users/:id/password'],
  listSessions: ['GET', '/api/sessions'],
  endSession: ['DELETE', '/api/sessions/:sessionId'],
  listConnections: ['GET', '/api/users/connections/:userId'],
  getConnectionStatus: ['GET', '/api/connections/status/:userId/:otherId'],
  sendConnection: ['POST', '/api/connections/send'],
  listSentConnections: ['GET', '/api/connections/sent/:userId'],
  listPendingConnections: ['GET', '/api/connections/pending/:userId'],
  acceptConnection: ['PUT', '/api/connections/accept/:connectionId'],
  removeConnection: ['DELETE', '/api/connections/remove/:connectionId'],
  listMessages: ['GET', '/api/chat/messages/:userId/:connectionId'],
  sendMessage: ['POST', '/api/chat/send'],
  listProducts: ['GET', '/api/products'],
  listVendorProducts: ['GET', '/api/products/vendor/:vendorId'],
  getProduct: ['GET', '/api/products/:id'],
  createProduct: ['POST', '/api/products'],
  listRequests: ['GET', '/api/requests'],
  createRequest: ['POST', '/api/requests'],
  search: ['GET', '/api/search'],
  searchCompanies: ['GET', '/api/search/companies'],
  searchProducts: ['GET', '/api/search/products'],
  searchRequests: ['GET', '/api/search/requests'],
  streamEvents: ['GET', '/api/events'],
  health: ['GET', '/api/health'],
  ready: ['GET', '/api/ready'],
} as const;

/** The name of an endpoint: its key in `routes`. */
export type EndpointName = keyof typeof endpoints;
