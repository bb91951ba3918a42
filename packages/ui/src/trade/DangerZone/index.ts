export { DangerZone, type DangerZoneProps, type LeavingValues, type RunningOrder } from './DangerZone.tsx';
export type { DangerZoneLabels } from './DangerZone.labels.ts';
