/** The words of ActivityList. An action has its API's name as its key; `order.*` is all that is about orders. */
export interface ActivityListLabels {
  /** The accessible name of the list. */
  list: string;
  /** What it is a list of, within a sentence. */
  activity: string;
  /** The filter of members. */
  member: string;
  /** That filter's answer for all members. */
  everyone: string;
  /** The filter of kinds. */
  kind: string;
  /** That filter's answer for all kinds. */
  everything: string;
  /** Who did what. */
  did: (member: string, action: string) => string;
  /** In place of the name of a member who is no longer known. */
  formerMember: string;
  /** In place of an empty list. */
  none: string;
  /** Below that. */
  noneHint: string;
  /** In place of a list that the filters leave empty. */
  noneFound: string;
  /** Below that. */
  noneFoundHint: string;
  /** The button that takes back the filters. */
  showAll: string;
  /** An action that has no words of its own. */
  otherAction: string;
  /** A kind that has no words of its own. */
  otherKind: (kind: string) => string;

  /** A kind. */
  'company.*': string;
  /** A kind. */
  'settings.*': string;
  /** A kind. */
  'email.*': string;
  /** A kind. */
  'password.*': string;
  /** A kind. */
  'session.*': string;
  /** A kind. */
  'member.*': string;
  /** A kind. */
  'invitation.*': string;
  /** A kind. */
  'connection.*': string;
  /** A kind. */
  'message.*': string;
  /** A kind. */
  'product.*': string;
  /** A kind. */
  'products.*': string;
  /** A kind. */
  'request.*': string;
  /** A kind. */
  'estimate.*': string;
  /** A kind. */
  'quote.*': string;
  /** A kind. */
  'order.*': string;
  /** A kind. */
  'file.*': string;
  /** A kind. */
  'report.*': string;

  /** An action, after the name of a member. */
  'company.created': string;
  /** An action, after the name of a member. */
  'company.updated': string;
  /** An action, after the name of a member. */
  'company.renamed': string;
  /** An action, after the name of a member. */
  'company.deactivated': string;
  /** An action, after the name of a member. */
  'company.reactivated': string;
  /** An action, after the name of a member. */
  'company.deleted': string;
  /** An action, after the name of a member. */
  'company.exported': string;
  /** An action, after the name of a member. */
  'company.suspended': string;
  /** An action, after the name of a member. */
  'company.restored': string;
  /** An action, after the name of a member. */
  'company.blocked': string;
  /** An action, after the name of a member. */
  'company.unblocked': string;
  /** An action, after the name of a member. */
  'settings.updated': string;
  /** An action, after the name of a member. */
  'email.change-requested': string;
  /** An action, after the name of a member. */
  'email.changed': string;
  /** An action, after the name of a member. */
  'email.confirmed': string;
  /** An action, after the name of a member. */
  'password.changed': string;
  /** An action, after the name of a member. */
  'password.reset': string;
  /** An action, after the name of a member. */
  'session.ended': string;
  /** An action, after the name of a member. */
  'member.invited': string;
  /** An action, after the name of a member. */
  'member.joined': string;
  /** An action, after the name of a member. */
  'member.role-changed': string;
  /** An action, after the name of a member. */
  'member.removed': string;
  /** An action, after the name of a member. */
  'member.left': string;
  /** An action, after the name of a member. */
  'invitation.revoked': string;
  /** An action, after the name of a member. */
  'connection.requested': string;
  /** An action, after the name of a member. */
  'connection.accepted': string;
  /** An action, after the name of a member. */
  'connection.declined': string;
  /** An action, after the name of a member. */
  'connection.declined-for-good': string;
  /** An action, after the name of a member. */
  'connection.withdrawn': string;
  /** An action, after the name of a member. */
  'connection.ended': string;
  /** An action, after the name of a member. */
  'message.sent': string;
  'message.deleted': string;
  /** An action, after the name of a member. */
  'product.added': string;
  /** An action, after the name of a member. */
  'product.updated': string;
  /** An action, after the name of a member. */
  'product.archived': string;
  /** An action, after the name of a member. */
  'product.restored': string;
  /** An action, after the name of a member. */
  'product.stock-changed': string;
  /** An action, after the name of a member. */
  'product.saved': string;
  /** An action, after the name of a member. */
  'product.unsaved': string;
  /** An action, after the name of a member. */
  'products.changed': string;
  /** An action, after the name of a member. */
  'products.imported': string;
  /** An action, after the name of a member. */
  'products.change-undone': string;
  /** An action, after the name of a member. */
  'request.added': string;
  /** An action, after the name of a member. */
  'request.updated': string;
  /** An action, after the name of a member. */
  'request.closed': string;
  /** An action, after the name of a member. */
  'request.reopened': string;
  /** An action, after the name of a member. */
  'estimate.requested': string;
  /** An action, after the name of a member. */
  'quote.started': string;
  /** An action, after the name of a member. */
  'quote.offered': string;
  /** An action, after the name of a member. */
  'quote.noted': string;
  /** An action, after the name of a member. */
  'quote.accepted': string;
  /** An action, after the name of a member. */
  'quote.declined': string;
  /** An action, after the name of a member. */
  'quote.withdrawn': string;
  /** An action, after the name of a member. */
  'order.confirmed': string;
  /** An action, after the name of a member. */
  'order.dispatched': string;
  /** An action, after the name of a member. */
  'order.delivered': string;
  /** An action, after the name of a member. */
  'order.completed': string;
  /** An action, after the name of a member. */
  'order.cancelled': string;
  /** An action, after the name of a member. */
  'order.updated': string;
  /** An action, after the name of a member. */
  'file.added': string;
  /** An action, after the name of a member. */
  'report.sent': string;
  /** An action, after the name of a member. */
  'report.done': string;
}

export const activityListLabels: ActivityListLabels = {
  list: 'Activity',
  activity: 'activity',
  member: 'Member',
  everyone: 'Everyone',
  kind: 'About',
  everything: 'Everything',
  did: (member, action) => `${member} ${action}`,
  formerMember: 'A former member',
  none: 'Nothing has happened yet',
  noneHint: 'What the members of your company do shows here, with who did it and when.',
  noneFound: 'Nothing found',
  noneFoundHint: 'This member has done nothing of this kind.',
  showAll: 'Clear filters',
  otherAction: 'did something else',
  otherKind: (kind) => kind.charAt(0).toUpperCase() + kind.slice(1),

  'company.*': 'Company',
  'settings.*': 'Settings',
  'email.*': 'Email addresses',
  'password.*': 'Passwords',
  'session.*': 'Devices',
  'member.*': 'Members',
  'invitation.*': 'Invitations',
  'connection.*': 'Connections',
  'message.*': 'Messages',
  'product.*': 'Products',
  'products.*': 'Products, many at once',
  'request.*': 'Requests',
  'estimate.*': 'Estimates',
  'quote.*': 'Quotes',
  'order.*': 'Orders',
  'file.*': 'Files',
  'report.*': 'Reports',

  'company.created': 'registered the company',
  'company.updated': 'changed the profile',
  'company.renamed': 'renamed the company',
  'company.deactivated': 'deactivated the company',
  'company.reactivated': 'brought the company back',
  'company.deleted': 'deleted the company',
  'company.exported': 'exported the data of the company',
  'company.suspended': 'suspended the company',
  'company.restored': 'restored the company',
  'company.blocked': 'blocked a company',
  'company.unblocked': 'unblocked a company',
  'settings.updated': 'changed the settings',
  'email.change-requested': 'asked for another email address',
  'email.changed': 'changed their email address',
  'email.confirmed': 'confirmed their email address',
  'password.changed': 'changed their password',
  'password.reset': 'chose a new password',
  'session.ended': 'signed out a device',
  'member.invited': 'invited a member',
  'member.joined': 'joined the company',
  'member.role-changed': 'changed the role of a member',
  'member.removed': 'removed a member',
  'member.left': 'left the company',
  'invitation.revoked': 'revoked an invitation',
  'connection.requested': 'asked to connect',
  'connection.accepted': 'accepted a connection',
  'connection.declined': 'declined a connection',
  'connection.declined-for-good': 'declined a connection for good',
  'connection.withdrawn': 'withdrew a connection request',
  'connection.ended': 'ended a connection',
  'message.sent': 'sent a message',
  'message.deleted': 'deleted a message',
  'product.added': 'added a product',
  'product.updated': 'changed a product',
  'product.archived': 'archived a product',
  'product.restored': 'restored a product',
  'product.stock-changed': 'changed the stock of a product',
  'product.saved': 'saved a product',
  'product.unsaved': 'removed a product from the saved ones',
  'products.changed': 'changed several products',
  'products.imported': 'imported products',
  'products.change-undone': 'undid a change of several products',
  'request.added': 'created a request',
  'request.updated': 'changed a request',
  'request.closed': 'closed a request',
  'request.reopened': 'reopened a request',
  'estimate.requested': 'requested an estimate',
  'quote.started': 'started a quote',
  'quote.offered': 'sent an offer',
  'quote.noted': 'wrote a note on a quote',
  'quote.accepted': 'accepted a quote',
  'quote.declined': 'declined a quote',
  'quote.withdrawn': 'withdrew a quote',
  'order.confirmed': 'confirmed an order',
  'order.dispatched': 'shipped an order',
  'order.delivered': 'marked an order as delivered',
  'order.completed': 'completed an order',
  'order.cancelled': 'cancelled an order',
  'order.updated': 'changed an order',
  'file.added': 'added a file',
  'report.sent': 'reported something',
  'report.done': 'closed a report',
};
