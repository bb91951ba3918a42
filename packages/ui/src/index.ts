// Generated from the index of each component by `npm run entries -w @guildhall/ui`.
export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/index.ts';
export { Alert, type AlertProps } from './components/Alert/index.ts';
export type { AlertLabels } from './components/Alert/index.ts';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/index.ts';
export type { AlertDialogLabels } from './components/AlertDialog/index.ts';
export { AppShell, type AppShellProps } from './components/AppShell/index.ts';
export { Avatar, type AvatarProps } from './components/Avatar/index.ts';
export { AvatarGroup, type AvatarGroupItem, type AvatarGroupProps } from './components/AvatarGroup/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { Banner, type BannerProps } from './components/Banner/index.ts';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './components/Breadcrumb/index.ts';
export type { BreadcrumbLabels } from './components/Breadcrumb/index.ts';
export { Button, type ButtonProps } from './components/Button/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { CardGrid, type CardGridProps } from './components/CardGrid/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export { Chip, type ChipProps } from './components/Chip/index.ts';
export type { ChipLabels } from './components/Chip/index.ts';
export { Combobox, type ComboboxProps } from './components/Combobox/index.ts';
export type { ComboboxOption } from './components/Combobox/index.ts';
export type { ComboboxLabels } from './components/Combobox/index.ts';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/index.ts';
export type { CopyButtonLabels } from './components/CopyButton/index.ts';
export { DateField, type DateFieldProps } from './components/DateField/index.ts';
export type { Days } from './components/DateField/index.ts';
export { DateRange, type DatePreset, type DateRangeProps } from './components/DateRange/index.ts';
export { lastDays } from './components/DateRange/index.ts';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './components/DescriptionList/index.ts';
export { Dialog, type DialogProps } from './components/Dialog/index.ts';
export type { DialogLabels } from './components/Dialog/index.ts';
export { Divider, type DividerProps } from './components/Divider/index.ts';
export { Drawer, type DrawerProps } from './components/Drawer/index.ts';
export { DropdownMenu, type DropdownMenuProps } from './components/DropdownMenu/index.ts';
export type {
  DropdownMenuAction,
  DropdownMenuCheckbox,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
} from './components/DropdownMenu/index.ts';
export {
  EditableCell,
  type EditableCellProps,
  type EditableCellRemedy,
} from './components/EditableCell/index.ts';
export type { EditableCellField } from './components/EditableCell/index.ts';
export type { EditableCellLabels } from './components/EditableCell/index.ts';
export { EmailChips, type EmailChipsProps } from './components/EmailChips/index.ts';
export type { EmailChipsLabels } from './components/EmailChips/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export { Field, type FieldProps } from './components/Field/index.ts';
export type { FieldControlProps, FieldFrameProps } from './components/Field/index.ts';
export { FileField, type FileFieldProps } from './components/FileField/index.ts';
export type { FileEntry, FileUpload } from './components/FileField/index.ts';
export { FilterBar, type FilterBarProps } from './components/FilterBar/index.ts';
export type { FilterBarLabels } from './components/FilterBar/index.ts';
export { FilterPanel, type FilterPanelProps } from './components/FilterPanel/index.ts';
export type {
  FilterChoice,
  FilterChoices,
  FilterGroup,
  FilterLimit,
  FilterRange,
  FilterValues,
} from './components/FilterPanel/index.ts';
export { FloatingButton, type FloatingButtonProps } from './components/FloatingButton/index.ts';
export { Grid, type GridProps } from './components/Grid/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { ImageCarousel, type ImageCarouselProps } from './components/ImageCarousel/index.ts';
export type { ImageCarouselLabels } from './components/ImageCarousel/index.ts';
export { ImageUrlList, type ImageUrlListProps } from './components/ImageUrlList/index.ts';
export type { ImageUrlListLabels } from './components/ImageUrlList/index.ts';
export { Inline, type InlineProps } from './components/Inline/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/index.ts';
export type { LoadMoreLabels } from './components/LoadMore/index.ts';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/index.ts';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/index.ts';
export { NumberField, type NumberFieldProps } from './components/NumberField/index.ts';
export type { NumberFieldLabels } from './components/NumberField/index.ts';
export { PagedList, type PagedListProps, type PagedListState } from './components/PagedList/index.ts';
export type { PagedListLabels } from './components/PagedList/index.ts';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/index.ts';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export type { PaginationLabels } from './components/Pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/index.ts';
export type { PasswordFieldLabels } from './components/PasswordField/index.ts';
export { Popover, type PopoverProps } from './components/Popover/index.ts';
export type { PopoverLabels } from './components/Popover/index.ts';
export { Price, type PriceProps } from './components/Price/index.ts';
export type { PriceLabels } from './components/Price/index.ts';
export { PriceBreaks, type PriceBreaksProps } from './components/PriceBreaks/index.ts';
export type { PriceBreak } from './components/PriceBreaks/index.ts';
export { Progress, type ProgressProps } from './components/Progress/index.ts';
export { QuantityField, type QuantityFieldProps } from './components/QuantityField/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/index.ts';
export { RangeField, type NumberRange, type RangeFieldProps } from './components/RangeField/index.ts';
export { RowList, type RowListProps } from './components/RowList/index.ts';
export { SearchField, type SearchFieldProps } from './components/SearchField/index.ts';
export type { SearchFieldLabels } from './components/SearchField/index.ts';
export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './components/SegmentedControl/index.ts';
export type { OptionGroup } from './components/Select/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { SideNav, type SideNavItem, type SideNavProps } from './components/SideNav/index.ts';
export type { SideNavLabels } from './components/SideNav/index.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/index.ts';
export type { SkipLinkLabels } from './components/SkipLink/index.ts';
export { Slider, type SliderProps } from './components/Slider/index.ts';
export type { SliderLabels } from './components/Slider/index.ts';
export { SortMenu, type SortMenuProps, type SortOption } from './components/SortMenu/index.ts';
export type { SortMenuLabels } from './components/SortMenu/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export { StatTile, type StatTileProps } from './components/StatTile/index.ts';
export type { StatTileLabels } from './components/StatTile/index.ts';
export { Stepper, type StepperProps, type StepperStep } from './components/Stepper/index.ts';
export type { StepperLabels } from './components/Stepper/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export { Table, type TableProps } from './components/Table/index.ts';
export type { TableColumn } from './components/Table/index.ts';
export type { TableSort, TableValue } from './components/Table/index.ts';
export type { TableRows } from './components/Table/index.ts';
export type { TableSelection } from './components/Table/index.ts';
export type { TableLabels } from './components/Table/index.ts';
export { Tabs, type TabsItem, type TabsProps } from './components/Tabs/index.ts';
export { TagField, type TagFieldProps } from './components/TagField/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { TextArea, type TextAreaProps } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { Timeline, type TimelineProps } from './components/Timeline/index.ts';
export type { TimelineEvent } from './components/Timeline/index.ts';
export {
  createToaster,
  type ToasterStore,
  type ToastOptions,
  type ToastAction,
  type ToastRecord,
} from './components/Toaster/index.ts';
export { Toaster, type ToasterProps } from './components/Toaster/index.ts';
export type { ToasterLabels } from './components/Toaster/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { ViewSwitch, type View, type ViewSwitchProps } from './components/ViewSwitch/index.ts';
export type { ViewSwitchLabels } from './components/ViewSwitch/index.ts';
export { AccountMenu, type AccountMenuEntry, type AccountMenuProps } from './trade/AccountMenu/index.ts';
export type { AccountMenuLabels } from './trade/AccountMenu/index.ts';
export { ActivityList, type ActivityListProps } from './trade/ActivityList/index.ts';
export type { ActivityEntry, ActivityFilter } from './trade/ActivityList/index.ts';
export type { ActivityListLabels } from './trade/ActivityList/index.ts';
export {
  AddProductForm,
  type AddProductDraft,
  type AddProductFormProps,
  type AddProductValues,
} from './trade/AddProductForm/index.ts';
export type { AddProductFormLabels } from './trade/AddProductForm/index.ts';
export {
  AttachmentField,
  type AttachmentFieldProps,
  type UploadAttachment,
} from './trade/AttachmentField/index.ts';
export type { AttachmentFieldLabels } from './trade/AttachmentField/index.ts';
export type { AttachedFile } from './trade/AttachmentField/index.ts';
export { AttachmentList, type AttachmentListProps } from './trade/AttachmentList/index.ts';
export type { AttachmentListLabels } from './trade/AttachmentList/index.ts';
export { AuthLayout, type AuthLayoutProps } from './trade/AuthLayout/index.ts';
export type { AuthLayoutLabels } from './trade/AuthLayout/index.ts';
export { Brand, type BrandProps } from './trade/Brand/index.ts';
export { BulkChange, type BulkChangeProps } from './trade/BulkChange/index.ts';
export type { BulkProduct } from './trade/BulkChange/index.ts';
export type { BulkChangeLabels } from './trade/BulkChange/index.ts';
export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type ChangePasswordValues,
} from './trade/ChangePasswordForm/index.ts';
export type { ChangePasswordFormLabels } from './trade/ChangePasswordForm/index.ts';
export { ChangeReview, type ChangeReviewProps } from './trade/ChangeReview/index.ts';
export type { ChangeChoice, ChangeReviewRow } from './trade/ChangeReview/index.ts';
export type { ChangeReviewLabels } from './trade/ChangeReview/index.ts';
export { CompanyCard, type CompanyCardProps } from './trade/CompanyCard/index.ts';
export { CompanyCardSkeleton } from './trade/CompanyCard/index.ts';
export type { CompanyCardLabels } from './trade/CompanyCard/index.ts';
export { CompanyMenu, type CompanyMenuProps } from './trade/CompanyMenu/index.ts';
export type { CompanyMenuLabels } from './trade/CompanyMenu/index.ts';
export { CompanyRow, type CompanyRowProps } from './trade/CompanyRow/index.ts';
export { CompanyRowSkeleton } from './trade/CompanyRow/index.ts';
export { ConnectionRequest, type ConnectionRequestProps } from './trade/ConnectionRequest/index.ts';
export type { ConnectionRequestLabels } from './trade/ConnectionRequest/index.ts';
export {
  ConnectionToggle,
  type ConnectionStatus,
  type ConnectionToggleProps,
} from './trade/ConnectionToggle/index.ts';
export type { ConnectionToggleLabels } from './trade/ConnectionToggle/index.ts';
export {
  Conversation,
  type ConversationMessage,
  type ConversationMessageCard,
  type ConversationNotice,
  type ConversationProps,
} from './trade/Conversation/index.ts';
export type { ConversationLabels } from './trade/Conversation/index.ts';
export {
  ConversationList,
  type ConversationListProps,
  type ConversationSummary,
} from './trade/ConversationList/index.ts';
export type { ConversationListLabels } from './trade/ConversationList/index.ts';
export {
  ConversationSearch,
  type ConversationSearchCompany,
  type ConversationSearchProps,
  type ConversationSearchResult,
} from './trade/ConversationSearch/index.ts';
export type { ConversationSearchLabels } from './trade/ConversationSearch/index.ts';
export {
  CreateRequestForm,
  type CreateRequestFormProps,
  type CreateRequestValues,
} from './trade/CreateRequestForm/index.ts';
export type { CreateRequestFormLabels } from './trade/CreateRequestForm/index.ts';
export {
  DangerZone,
  type DangerZoneProps,
  type LeavingValues,
  type RunningOrder,
} from './trade/DangerZone/index.ts';
export type { DangerZoneLabels } from './trade/DangerZone/index.ts';
export { DealActions, type DealActionsProps } from './trade/DealActions/index.ts';
export type { DealActionsLabels } from './trade/DealActions/index.ts';
export { DealCard, type DealCardProps } from './trade/DealCard/index.ts';
export { DealCardSkeleton } from './trade/DealCard/index.ts';
export type { DealCardLabels } from './trade/DealCard/index.ts';
export { DealList, type DealListProps } from './trade/DealList/index.ts';
export type { DealDue, DealNarrowing, DealSide, DealStep, DealView } from './trade/DealList/index.ts';
export type { DealListLabels } from './trade/DealList/index.ts';
export { DealStatusBadge, type DealStatusBadgeProps } from './trade/DealStatusBadge/index.ts';
export type { DealStatusBadgeLabels } from './trade/DealStatusBadge/index.ts';
export { EditProfileForm, type EditProfileFormProps } from './trade/EditProfileForm/index.ts';
export type { CompanyIdentity, CompanyIdentityState } from './trade/EditProfileForm/index.ts';
export type {
  EditableProfile,
  ProfileChanges,
  ProfileConflict,
  ProfileDraft,
} from './trade/EditProfileForm/index.ts';
export type { EditProfileFormLabels } from './trade/EditProfileForm/index.ts';
export {
  EmailSettings,
  emailKinds,
  type EmailKind,
  type EmailSettingsProps,
} from './trade/EmailSettings/index.ts';
export type { EmailSettingsLabels } from './trade/EmailSettings/index.ts';
export {
  EstimateForm,
  type EstimatedProduct,
  type EstimateFormProps,
  type EstimateValues,
} from './trade/EstimateForm/index.ts';
export type { EstimateFormLabels } from './trade/EstimateForm/index.ts';
export { EvidenceBadges, type EvidenceBadgesProps } from './trade/EvidenceBadges/index.ts';
export type { CompanyEvidence } from './trade/EvidenceBadges/index.ts';
export type { EvidenceBadgesLabels } from './trade/EvidenceBadges/index.ts';
export {
  GettingStarted,
  type GettingStartedProps,
  type GettingStartedStep,
} from './trade/GettingStarted/index.ts';
export type { GettingStartedLabels } from './trade/GettingStarted/index.ts';
export { GlobalSearch, type GlobalSearchProps } from './trade/GlobalSearch/index.ts';
export type { FoundCompany, SearchResults } from './trade/GlobalSearch/index.ts';
export type { GlobalSearchLabels } from './trade/GlobalSearch/index.ts';
export { ImportDialog, type ImportDialogProps } from './trade/ImportDialog/index.ts';
export type { ImportProblem, ImportReport } from './trade/ImportDialog/index.ts';
export {
  guessMapping,
  importFields,
  type ImportField,
  type ImportMapping,
} from './trade/ImportDialog/index.ts';
export type { ImportDialogLabels } from './trade/ImportDialog/index.ts';
export {
  InventoryTable,
  type InventorySort,
  type InventoryTableProps,
} from './trade/InventoryTable/index.ts';
export type {
  InventoryActions,
  InventoryChanges,
  InventoryProduct,
  OutdatedProduct,
  SaveInventoryChanges,
} from './trade/InventoryTable/index.ts';
export type { InventoryTableLabels } from './trade/InventoryTable/index.ts';
export {
  InviteForm,
  type InviteFormProps,
  type InviteValues,
  type SentInvitation,
} from './trade/InviteForm/index.ts';
export type { InviteFormLabels } from './trade/InviteForm/index.ts';
export { LoadingScreen, type LoadingScreenProps } from './trade/LoadingScreen/index.ts';
export type { LoadingScreenLabels } from './trade/LoadingScreen/index.ts';
export { LogoField, type LogoFieldProps } from './trade/LogoField/index.ts';
export type { LogoFieldLabels } from './trade/LogoField/index.ts';
export { MemberTable, type MemberTableProps } from './trade/MemberTable/index.ts';
export type { TeamActions, TeamInvitation, TeamMember } from './trade/MemberTable/index.ts';
export type { MemberTableLabels } from './trade/MemberTable/index.ts';
export { NotificationList, type NotificationListProps } from './trade/NotificationList/index.ts';
export type { Notification } from './trade/NotificationList/index.ts';
export type { NotificationListLabels } from './trade/NotificationList/index.ts';
export { OfferHistory, type OfferHistoryProps } from './trade/OfferHistory/index.ts';
export { NoteForm, type NoteFormProps, type NoteValues } from './trade/OfferHistory/index.ts';
export type { OfferHistoryEvent } from './trade/OfferHistory/index.ts';
export type { OfferHistoryLabels } from './trade/OfferHistory/index.ts';
export type { NoteFormLabels } from './trade/OfferHistory/index.ts';
export { OrderTimeline, type OrderTimelineProps } from './trade/OrderTimeline/index.ts';
export { OrderTimelineSkeleton } from './trade/OrderTimeline/index.ts';
export type { OrderAction, OrderActions } from './trade/OrderTimeline/index.ts';
export type { OrderTimelineLabels } from './trade/OrderTimeline/index.ts';
export type { OrderShortfall } from './trade/OrderTimeline/index.ts';
export type { OrderEvent, OrderLine, OrderShipment } from './trade/OrderTimeline/index.ts';
export { PictureField, type PictureFieldProps, type UploadPicture } from './trade/PictureField/index.ts';
export type { PictureFieldLabels } from './trade/PictureField/index.ts';
export { PicturesDialog, type PicturesDialogProps } from './trade/PicturesDialog/index.ts';
export { matchPictures, type PictureMatch, type PictureProduct } from './trade/PicturesDialog/index.ts';
export type { PicturesDialogLabels } from './trade/PicturesDialog/index.ts';
export { PlanList, type PlanListProps, type SubscriptionPlan } from './trade/PlanList/index.ts';
export type { PlanListLabels } from './trade/PlanList/index.ts';
export { ProductCard, type ProductCardProps } from './trade/ProductCard/index.ts';
export type {
  EstimateState,
  ProductActions,
  ProductLinks,
  ProductSummary,
} from './trade/ProductCard/index.ts';
export { ProductCardSkeleton } from './trade/ProductCard/index.ts';
export type { ProductCardLabels } from './trade/ProductCard/index.ts';
export { ProductDetail, type ProductDetailProps } from './trade/ProductDetail/index.ts';
export { ProductDetailSkeleton } from './trade/ProductDetail/index.ts';
export type { ProductDetailLabels } from './trade/ProductDetail/index.ts';
export { ProductEditor, type ProductEditorProps } from './trade/ProductEditor/index.ts';
export { ProductEditorSkeleton } from './trade/ProductEditor/index.ts';
export type {
  EditableProduct,
  ProductChanges,
  ProductConflict,
  ProductDraft,
} from './trade/ProductEditor/index.ts';
export type { ProductEditorLabels } from './trade/ProductEditor/index.ts';
export {
  ProductFilters,
  type ProductFiltering,
  type ProductFiltersProps,
} from './trade/ProductFilters/index.ts';
export { NoProductsMatch } from './trade/ProductFilters/index.ts';
export type { FacetCount, ProductFacets } from './trade/ProductFilters/index.ts';
export type { ProductFilterValues, ProductSort } from './trade/ProductFilters/index.ts';
export type { ProductFiltersLabels } from './trade/ProductFilters/index.ts';
export { ProfileView, type ProfileViewProps } from './trade/ProfileView/index.ts';
export type { ProfileConnection } from './trade/ProfileView/index.ts';
export type { ProfileViewLabels } from './trade/ProfileView/index.ts';
export { PurchaseOrder, type PurchaseOrderProps } from './trade/PurchaseOrder/index.ts';
export type { PurchaseOrderCompany } from './trade/PurchaseOrder/index.ts';
export type { PurchaseOrderLabels } from './trade/PurchaseOrder/index.ts';
export { QuoteComparison, type QuoteComparisonProps } from './trade/QuoteComparison/index.ts';
export type { ComparedOffer, ComparedQuote } from './trade/QuoteComparison/index.ts';
export type { QuoteComparisonLabels } from './trade/QuoteComparison/index.ts';
export { QuoteForm, type QuoteFormProps } from './trade/QuoteForm/index.ts';
export type { RequestedFacts } from './trade/QuoteForm/index.ts';
export type { QuoteFormLabels } from './trade/QuoteForm/index.ts';
export type {
  QuoteDraft,
  QuoteFormLine,
  QuoteFormProduct,
  QuoteFormValues,
  QuoteLineDraft,
} from './trade/QuoteForm/index.ts';
export { ReportForm, type ReportFormProps, type ReportValues } from './trade/ReportForm/index.ts';
export type { ReportFormLabels } from './trade/ReportForm/index.ts';
export { RequestCard, type RequestCardProps, type RequestSummary } from './trade/RequestCard/index.ts';
export { RequestCardSkeleton } from './trade/RequestCard/index.ts';
export type { RequestCardLabels } from './trade/RequestCard/index.ts';
export { RequestDetail, type DetailedRequest, type RequestDetailProps } from './trade/RequestDetail/index.ts';
export type { RequestDetailLabels } from './trade/RequestDetail/index.ts';
export {
  RequestFilters,
  type RequestFiltering,
  type RequestFiltersProps,
  type RequestFilterValues,
} from './trade/RequestFilters/index.ts';
export { NoRequestsMatch } from './trade/RequestFilters/index.ts';
export type { RequestFiltersLabels } from './trade/RequestFilters/index.ts';
export { RoleSelect, type RoleSelectProps } from './trade/RoleSelect/index.ts';
export type { DisabledRoles, MemberRole } from './trade/RoleSelect/index.ts';
export type { RoleSelectLabels } from './trade/RoleSelect/index.ts';
export { SavedList, type SavedFilter, type SavedListProps } from './trade/SavedList/index.ts';
export type { SavedProduct, SavedProducts } from './trade/SavedList/index.ts';
export type { SavedListLabels } from './trade/SavedList/index.ts';
export { SessionList, type SessionListProps } from './trade/SessionList/index.ts';
export type { DeviceSession } from './trade/SessionList/index.ts';
export type { SessionListLabels } from './trade/SessionList/index.ts';
export {
  ShipmentForm,
  type ShipmentDraft,
  type ShipmentFormProps,
  type ShipmentValues,
} from './trade/ShipmentForm/index.ts';
export type { ShipmentFormLabels } from './trade/ShipmentForm/index.ts';
export { StockEditor, type StockEditorProps } from './trade/StockEditor/index.ts';
export type { StockChange } from './trade/StockEditor/index.ts';
export type { StockEditorLabels } from './trade/StockEditor/index.ts';
export { StockLog, type StockLogEntry, type StockLogProps } from './trade/StockLog/index.ts';
export type { StockLogLabels } from './trade/StockLog/index.ts';
export { Today, type TodayItem, type TodayProps } from './trade/Today/index.ts';
export type { TodayLabels } from './trade/Today/index.ts';
export { TopBar, type Mode, type TopBarProps } from './trade/TopBar/index.ts';
export type { TopBarLabels } from './trade/TopBar/index.ts';
export { UpgradeNova, type UpgradeNovaProps } from './trade/UpgradeNova/index.ts';
export type { UpgradeNovaLabels } from './trade/UpgradeNova/index.ts';
export { VendorProfile, type VendorProfileProps } from './trade/VendorProfile/index.ts';
export type { VendorProfileLabels } from './trade/VendorProfile/index.ts';
export { ChatsScreen, type ChatsScreenProps } from './screens/ChatsScreen/index.ts';
export type { ChatsScreenLabels } from './screens/ChatsScreen/index.ts';
export { ClientHomeScreen, type ClientHomeScreenProps } from './screens/ClientHomeScreen/index.ts';
export type { ClientHomeScreenLabels } from './screens/ClientHomeScreen/index.ts';
export {
  CompanyDetailsScreen,
  type CompanyDetailsScreenProps,
} from './screens/CompanyDetailsScreen/index.ts';
export type { CompanyDetailsValues } from './screens/CompanyDetailsScreen/index.ts';
export type { CompanyDetailsScreenLabels } from './screens/CompanyDetailsScreen/index.ts';
export { ConfirmEmailScreen, type ConfirmEmailScreenProps } from './screens/ConfirmEmailScreen/index.ts';
export type { ConfirmEmailScreenLabels } from './screens/ConfirmEmailScreen/index.ts';
export { DealScreen, type DealOnScreen, type DealScreenProps } from './screens/DealScreen/index.ts';
export type { DealScreenLabels } from './screens/DealScreen/index.ts';
export { ErrorPage, type ErrorPageProps } from './screens/ErrorPage/index.ts';
export type { ErrorPageLabels } from './screens/ErrorPage/index.ts';
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
  type ForgotPasswordValues,
} from './screens/ForgotPasswordScreen/index.ts';
export type { ForgotPasswordScreenLabels } from './screens/ForgotPasswordScreen/index.ts';
export { InventoryScreen, type InventoryScreenProps } from './screens/InventoryScreen/index.ts';
export type { InventoryNotice } from './screens/InventoryScreen/index.ts';
export type { InventoryScreenLabels } from './screens/InventoryScreen/index.ts';
export { JoinScreen, type JoinScreenProps, type JoinValues } from './screens/JoinScreen/index.ts';
export type { JoinScreenLabels } from './screens/JoinScreen/index.ts';
export type { JoinInvitation } from './screens/JoinScreen/index.ts';
export { LandingScreen, type LandingScreenProps } from './screens/LandingScreen/index.ts';
export type { LandingScreenLabels } from './screens/LandingScreen/index.ts';
export { LogInScreen, type LogInScreenProps, type LogInValues } from './screens/LogInScreen/index.ts';
export type { LogInScreenLabels } from './screens/LogInScreen/index.ts';
export { NetworkScreen, type NetworkScreenProps, type NetworkTab } from './screens/NetworkScreen/index.ts';
export type { NetworkActions, NetworkCompany, NetworkList } from './screens/NetworkScreen/index.ts';
export type { NetworkScreenLabels } from './screens/NetworkScreen/index.ts';
export { NoticeScreen, type NoticeScreenProps } from './screens/NoticeScreen/index.ts';
export { ProductEditorScreen, type ProductEditorScreenProps } from './screens/ProductEditorScreen/index.ts';
export type { ProductEditorScreenLabels } from './screens/ProductEditorScreen/index.ts';
export { ProfileScreen, type ProfileScreenProps, type ProfileTab } from './screens/ProfileScreen/index.ts';
export type { ProfileScreenLabels } from './screens/ProfileScreen/index.ts';
export { RequestScreen, type RequestScreenProps } from './screens/RequestScreen/index.ts';
export type { RequestScreenLabels } from './screens/RequestScreen/index.ts';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
  type ResetPasswordValues,
} from './screens/ResetPasswordScreen/index.ts';
export type { ResetPasswordScreenLabels } from './screens/ResetPasswordScreen/index.ts';
export { SearchScreen, type SearchScreenProps } from './screens/SearchScreen/index.ts';
export type { SearchKind } from './screens/SearchScreen/index.ts';
export type { SearchScreenLabels } from './screens/SearchScreen/index.ts';
export { SettingsScreen, type SettingsScreenProps } from './screens/SettingsScreen/index.ts';
export type { SettingsScreenLabels } from './screens/SettingsScreen/index.ts';
export {
  SignUpScreen,
  type SignUpDraft,
  type SignUpScreenProps,
  type SignUpValues,
} from './screens/SignUpScreen/index.ts';
export type { SignUpScreenLabels } from './screens/SignUpScreen/index.ts';
export { StoreScreen, type StoreScreenProps, type StoreTab } from './screens/StoreScreen/index.ts';
export type { ProductList } from './screens/StoreScreen/index.ts';
export type { StoreScreenLabels } from './screens/StoreScreen/index.ts';
export { VendorHomeScreen, type VendorHomeScreenProps } from './screens/VendorHomeScreen/index.ts';
export type { VendorHomeScreenLabels } from './screens/VendorHomeScreen/index.ts';
export { brand, type BrandOptions, type BrandStyle, type BrandThemes } from './brand/index.ts';
export type { FieldConstraints, FieldErrors, FormFields, FormProps } from './lib/forms.ts';
export {
  useForm,
  type FieldState,
  type FormOptions,
  type FormState,
  type ListState,
} from './lib/use-form.ts';
export {
  formatMoney,
  formatNumber,
  formatPercent,
  LocaleProvider,
  useLocale,
  type Labels,
  type Locale,
  type LocaleProviderProps,
} from './locale/index.ts';
export { LinkProvider, type LinkComponent, type LinkProviderProps } from './navigation/LinkProvider.tsx';
export type { NavigateHandler } from './navigation/navigate.ts';
export { virtualRows } from './components/Table/virtual-rows.tsx';
export { setTheme } from './theme/set-theme.ts';
export type { Theme } from './theme/theme.ts';
export { useQuantity, type Quantity } from './trade/use-quantity.ts';
export { ThemeScript, themeScript, type ThemeScriptProps } from './theme/ThemeScript.tsx';
export { useTheme } from './theme/use-theme.ts';
export { componentTokens, tokens, type ComponentTokenName, type TokenName } from './tokens/tokens.ts';
