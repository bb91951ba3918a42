export { SideNav, type SideNavItem, type SideNavProps } from './SideNav.tsx';
export type { SideNavLabels } from './SideNav.labels.ts';
