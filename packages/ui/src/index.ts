// Generated from the index of each component by `npm run entries -w @guildhall/ui`.
export { Alert, type AlertProps } from './components/Alert/index.ts';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/index.ts';
export { AppShell, type AppShellProps } from './components/AppShell/index.ts';
export { Avatar, type AvatarProps } from './components/Avatar/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { Banner, type BannerProps } from './components/Banner/index.ts';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './components/Breadcrumb/index.ts';
export { Button, type ButtonProps } from './components/Button/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { CardGrid, type CardGridProps } from './components/CardGrid/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export { Combobox, type ComboboxProps } from './components/Combobox/index.ts';
export type { ComboboxOption } from './components/Combobox/index.ts';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './components/DescriptionList/index.ts';
export { Dialog, type DialogProps } from './components/Dialog/index.ts';
export { DropdownMenu, type DropdownMenuProps } from './components/DropdownMenu/index.ts';
export type {
  DropdownMenuAction,
  DropdownMenuCheckbox,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
} from './components/DropdownMenu/index.ts';
export { EmailChips, type EmailChipsProps } from './components/EmailChips/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export { Field, type FieldProps } from './components/Field/index.ts';
export type { FieldControlProps, FieldFrameProps } from './components/Field/index.ts';
export { FloatingButton, type FloatingButtonProps } from './components/FloatingButton/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { ImageCarousel, type ImageCarouselProps } from './components/ImageCarousel/index.ts';
export { ImageUrlList, type ImageUrlListProps } from './components/ImageUrlList/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/index.ts';
export { NumberField, type NumberFieldProps } from './components/NumberField/index.ts';
export { PagedList, type PagedListProps, type PagedListState } from './components/PagedList/index.ts';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/index.ts';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/index.ts';
export { Popover, type PopoverProps } from './components/Popover/index.ts';
export { Price, type PriceProps } from './components/Price/index.ts';
export { Progress, type ProgressProps } from './components/Progress/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/index.ts';
export { RowList, type RowListProps } from './components/RowList/index.ts';
export { SearchField, type SearchFieldProps } from './components/SearchField/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { SideNav, type SideNavItem, type SideNavProps } from './components/SideNav/index.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/index.ts';
export { Slider, type SliderProps } from './components/Slider/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { StatTile, type StatTileProps } from './components/StatTile/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export { Table, type TableProps } from './components/Table/index.ts';
export type { TableColumn } from './components/Table/index.ts';
export type { TableSort, TableValue } from './components/Table/index.ts';
export { Tabs, type TabsItem, type TabsProps } from './components/Tabs/index.ts';
export { TextArea, type TextAreaProps } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { Timeline, type TimelineProps } from './components/Timeline/index.ts';
export type { TimelineEvent } from './components/Timeline/index.ts';
export {
  createToaster,
  type ToasterStore,
  type ToastOptions,
  type ToastRecord,
} from './components/Toaster/index.ts';
export { Toaster, type ToasterProps } from './components/Toaster/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { AccountMenu, type AccountMenuProps } from './trade/AccountMenu/index.ts';
export {
  AddProductForm,
  type AddProductDraft,
  type AddProductFormProps,
  type AddProductValues,
} from './trade/AddProductForm/index.ts';
export { AuthLayout, type AuthLayoutProps } from './trade/AuthLayout/index.ts';
export { Brand, type BrandProps } from './trade/Brand/index.ts';
export { CompanyCard, type CompanyCardProps } from './trade/CompanyCard/index.ts';
export { CompanyCardSkeleton } from './trade/CompanyCard/index.ts';
export { CompanyRow, type CompanyRowProps } from './trade/CompanyRow/index.ts';
export { CompanyRowSkeleton } from './trade/CompanyRow/index.ts';
export { ConnectionRequest, type ConnectionRequestProps } from './trade/ConnectionRequest/index.ts';
export {
  ConnectionToggle,
  type ConnectionStatus,
  type ConnectionToggleProps,
} from './trade/ConnectionToggle/index.ts';
export {
  Conversation,
  type ConversationMessage,
  type ConversationProps,
} from './trade/Conversation/index.ts';
export {
  ConversationList,
  type ConversationListProps,
  type ConversationSummary,
} from './trade/ConversationList/index.ts';
export {
  CreateRequestForm,
  type CreateRequestFormProps,
  type CreateRequestValues,
} from './trade/CreateRequestForm/index.ts';
export { GlobalSearch, type GlobalSearchProps } from './trade/GlobalSearch/index.ts';
export type { FoundCompany, SearchResults } from './trade/GlobalSearch/index.ts';
export { LoadingScreen, type LoadingScreenProps } from './trade/LoadingScreen/index.ts';
export { PlanList, type PlanListProps, type SubscriptionPlan } from './trade/PlanList/index.ts';
export {
  ProductCard,
  type ProductActions,
  type ProductCardProps,
  type ProductSummary,
} from './trade/ProductCard/index.ts';
export { ProductCardSkeleton } from './trade/ProductCard/index.ts';
export { ProductDetail, type ProductDetailProps } from './trade/ProductDetail/index.ts';
export { ProductDetailSkeleton } from './trade/ProductDetail/index.ts';
export { ProfileView, type ProfileViewProps } from './trade/ProfileView/index.ts';
export type { ProfileConnection } from './trade/ProfileView/index.ts';
export { RequestCard, type RequestCardProps, type RequestSummary } from './trade/RequestCard/index.ts';
export { RequestCardSkeleton } from './trade/RequestCard/index.ts';
export { TopBar, type Mode, type TopBarProps } from './trade/TopBar/index.ts';
export { UpgradeNova, type UpgradeNovaProps } from './trade/UpgradeNova/index.ts';
export { VendorProfile, type VendorProfileProps } from './trade/VendorProfile/index.ts';
export { ChatsScreen, type ChatsScreenProps } from './screens/ChatsScreen/index.ts';
export { ClientHomeScreen, type ClientHomeScreenProps } from './screens/ClientHomeScreen/index.ts';
export {
  CompanyDetailsScreen,
  type CompanyDetailsScreenProps,
} from './screens/CompanyDetailsScreen/index.ts';
export type { CompanyDetailsValues } from './screens/CompanyDetailsScreen/index.ts';
export { ErrorPage, type ErrorPageProps } from './screens/ErrorPage/index.ts';
export { InventoryScreen, type InventoryScreenProps } from './screens/InventoryScreen/index.ts';
export type { InventoryProduct, InventorySort } from './screens/InventoryScreen/index.ts';
export { LandingScreen, type LandingScreenProps } from './screens/LandingScreen/index.ts';
export { LogInScreen, type LogInScreenProps, type LogInValues } from './screens/LogInScreen/index.ts';
export { NetworkScreen, type NetworkScreenProps, type NetworkTab } from './screens/NetworkScreen/index.ts';
export type { NetworkActions, NetworkCompany, NetworkList } from './screens/NetworkScreen/index.ts';
export { NoticeScreen, type NoticeScreenProps } from './screens/NoticeScreen/index.ts';
export { ProfileScreen, type ProfileScreenProps, type ProfileTab } from './screens/ProfileScreen/index.ts';
export { SearchScreen, type SearchScreenProps } from './screens/SearchScreen/index.ts';
export type { SearchKind } from './screens/SearchScreen/index.ts';
export { SettingsScreen, type SettingsScreenProps } from './screens/SettingsScreen/index.ts';
export {
  SignUpScreen,
  type SignUpDraft,
  type SignUpScreenProps,
  type SignUpValues,
} from './screens/SignUpScreen/index.ts';
export { StoreScreen, type StoreScreenProps, type StoreTab } from './screens/StoreScreen/index.ts';
export type { ProductList } from './screens/StoreScreen/index.ts';
export { VendorHomeScreen, type VendorHomeScreenProps } from './screens/VendorHomeScreen/index.ts';
export type { FieldConstraints, FieldErrors, FormFields, FormProps } from './lib/forms.ts';
export { useForm, type FieldState, type FormOptions, type FormState } from './lib/use-form.ts';
export type { NavigateHandler } from './navigation/navigate.ts';
export { setTheme } from './theme/set-theme.ts';
export type { Theme } from './theme/theme.ts';
export { ThemeScript, themeScript, type ThemeScriptProps } from './theme/ThemeScript.tsx';
export { useTheme } from './theme/use-theme.ts';
export { componentTokens, tokens, type ComponentTokenName, type TokenName } from './tokens/tokens.ts';
