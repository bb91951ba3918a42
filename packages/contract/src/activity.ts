/**
 * What a member can have done, as the company's activity names it. The subject of each is the id of what it is about.
 */
export const activityActions = [
  'company.created',
  'company.updated',
  'settings.updated',
  'password.changed',
  'password.reset',
  'session.ended',
  'member.invited',
  'member.joined',
  'member.role-changed',
  'member.removed',
  'member.left',
  'invitation.revoked',
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
  'request.updated',
  'request.closed',
  'request.reopened',
  'estimate.requested',
  'quote.started',
  'quote.offered',
  'quote.noted',
  'quote.accepted',
  'quote.declined',
  'quote.withdrawn',
  'order.confirmed',
  'order.dispatched',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'order.updated',
  'file.added',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** What an action is about in general: the part of its name before the dot. */
export type ActivityKind = ActivityAction extends `${infer Kind}.${string}` ? Kind : never;
export const activityKinds: readonly ActivityKind[] = [
  ...new Set(activityActions.map((action) => action.split('.')[0] as ActivityKind)),
];
