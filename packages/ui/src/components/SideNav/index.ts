export { SideNav, type SideNavProps } from './SideNav.tsx';
export { mainNavigation, type SideNavItem } from './main-navigation.tsx';
