export { NotificationList, type NotificationListProps } from './NotificationList.tsx';
export type { Notification } from './notification.ts';
export type { NotificationListLabels } from './NotificationList.labels.ts';
