export { DropdownMenu, type DropdownMenuProps } from './DropdownMenu.tsx';
export type {
  DropdownMenuAction,
  DropdownMenuCheckbox,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
} from './dropdown-menu-item.ts';
