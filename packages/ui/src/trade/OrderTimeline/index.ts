export { OrderTimeline, type OrderTimelineProps } from './OrderTimeline.tsx';
export { OrderTimelineSkeleton } from './OrderTimelineSkeleton.tsx';
export type { OrderAction, OrderActions } from './order-actions.ts';
export type { OrderTimelineLabels } from './OrderTimeline.labels.ts';
export type { OrderShortfall } from './OrderTimelineNotices.tsx';
export type { OrderEvent, OrderLine, OrderShipment } from '../order.ts';
