export { NetworkScreen, type NetworkScreenProps, type NetworkTab } from './NetworkScreen.tsx';
export type { NetworkActions, NetworkCompany, NetworkList } from './network-company.ts';
export type { NetworkScreenLabels } from './NetworkScreen.labels.ts';
