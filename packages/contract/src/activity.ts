/**
 * What a member can have done, as the company's activity names it. The subject of each is the id of what it is about.
 */
export const activityActions = [
  'company.created',
  'company.updated',
  'password.changed',
  'password.reset',
  'session.ended',
  'connection.requested',
  'connection.accepted',
  'connection.declined',
  'connection.withdrawn',
  'connection.ended',
  'message.sent',
  'product.added',
  'product.updated',
  'product.archived',
  'product.restored',
  'product.stock-changed',
  'product.saved',
  'product.unsaved',
  'products.changed',
  'products.imported',
  'products.change-undone',
  'request.added',
  'file.added',
] as const;
export type ActivityAction = (typeof activityActions)[number];
