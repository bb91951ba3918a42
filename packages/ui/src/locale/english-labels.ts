import { alertLabels } from '#components/Alert/Alert.labels.ts';
import { alertDialogLabels } from '#components/AlertDialog/AlertDialog.labels.ts';
import { breadcrumbLabels } from '#components/Breadcrumb/Breadcrumb.labels.ts';
import { chipLabels } from '#components/Chip/Chip.labels.ts';
import { comboboxLabels } from '#components/Combobox/Combobox.labels.ts';
import { copyButtonLabels } from '#components/CopyButton/CopyButton.labels.ts';
import { dateFieldLabels } from '#components/DateField/DateField.labels.ts';
import { dateRangeLabels } from '#components/DateRange/DateRange.labels.ts';
import { dialogLabels } from '#components/Dialog/Dialog.labels.ts';
import { editableCellLabels } from '#components/EditableCell/EditableCell.labels.ts';
import { emailChipsLabels } from '#components/EmailChips/EmailChips.labels.ts';
import { fileFieldLabels } from '#components/FileField/FileField.labels.ts';
import { filterBarLabels } from '#components/FilterBar/FilterBar.labels.ts';
import { filterPanelLabels } from '#components/FilterPanel/FilterPanel.labels.ts';
import { imageCarouselLabels } from '#components/ImageCarousel/ImageCarousel.labels.ts';
import { imageUrlListLabels } from '#components/ImageUrlList/ImageUrlList.labels.ts';
import { loadMoreLabels } from '#components/LoadMore/LoadMore.labels.ts';
import { multiSelectLabels } from '#components/MultiSelect/MultiSelect.labels.ts';
import { numberFieldLabels } from '#components/NumberField/NumberField.labels.ts';
import { pagedListLabels } from '#components/PagedList/PagedList.labels.ts';
import { paginationLabels } from '#components/Pagination/Pagination.labels.ts';
import { passwordFieldLabels } from '#components/PasswordField/PasswordField.labels.ts';
import { popoverLabels } from '#components/Popover/Popover.labels.ts';
import { priceLabels } from '#components/Price/Price.labels.ts';
import { priceBreaksLabels } from '#components/PriceBreaks/PriceBreaks.labels.ts';
import { quantityFieldLabels } from '#components/QuantityField/QuantityField.labels.ts';
import { rangeFieldLabels } from '#components/RangeField/RangeField.labels.ts';
import { searchFieldLabels } from '#components/SearchField/SearchField.labels.ts';
import { sideNavLabels } from '#components/SideNav/SideNav.labels.ts';
import { skipLinkLabels } from '#components/SkipLink/SkipLink.labels.ts';
import { sliderLabels } from '#components/Slider/Slider.labels.ts';
import { sortMenuLabels } from '#components/SortMenu/SortMenu.labels.ts';
import { statTileLabels } from '#components/StatTile/StatTile.labels.ts';
import { stepperLabels } from '#components/Stepper/Stepper.labels.ts';
import { tableLabels } from '#components/Table/Table.labels.ts';
import { tagFieldLabels } from '#components/TagField/TagField.labels.ts';
import { toasterLabels } from '#components/Toaster/Toaster.labels.ts';
import { viewSwitchLabels } from '#components/ViewSwitch/ViewSwitch.labels.ts';
import { formLabels } from '#lib/form.labels.ts';
import { chatsScreenLabels } from '#screens/ChatsScreen/ChatsScreen.labels.ts';
import { clientHomeScreenLabels } from '#screens/ClientHomeScreen/ClientHomeScreen.labels.ts';
import { companyDetailsScreenLabels } from '#screens/CompanyDetailsScreen/CompanyDetailsScreen.labels.ts';
import { errorPageLabels } from '#screens/ErrorPage/ErrorPage.labels.ts';
import { forgotPasswordScreenLabels } from '#screens/ForgotPasswordScreen/ForgotPasswordScreen.labels.ts';
import { inventoryScreenLabels } from '#screens/InventoryScreen/InventoryScreen.labels.ts';
import { dealScreenLabels } from '#screens/DealScreen/DealScreen.labels.ts';
import { requestScreenLabels } from '#screens/RequestScreen/RequestScreen.labels.ts';
import { requestDetailLabels } from '#trade/RequestDetail/RequestDetail.labels.ts';
import { dangerZoneLabels } from '#trade/DangerZone/DangerZone.labels.ts';
import { dealActionsLabels } from '#trade/DealActions/DealActions.labels.ts';
import { importDialogLabels } from '#trade/ImportDialog/ImportDialog.labels.ts';
import { joinScreenLabels } from '#screens/JoinScreen/JoinScreen.labels.ts';
import { landingScreenLabels } from '#screens/LandingScreen/LandingScreen.labels.ts';
import { logInScreenLabels } from '#screens/LogInScreen/LogInScreen.labels.ts';
import { networkScreenLabels } from '#screens/NetworkScreen/NetworkScreen.labels.ts';
import { productEditorScreenLabels } from '#screens/ProductEditorScreen/ProductEditorScreen.labels.ts';
import { profileScreenLabels } from '#screens/ProfileScreen/ProfileScreen.labels.ts';
import { resetPasswordScreenLabels } from '#screens/ResetPasswordScreen/ResetPasswordScreen.labels.ts';
import { searchScreenLabels } from '#screens/SearchScreen/SearchScreen.labels.ts';
import { settingsScreenLabels } from '#screens/SettingsScreen/SettingsScreen.labels.ts';
import { signUpScreenLabels } from '#screens/SignUpScreen/SignUpScreen.labels.ts';
import { storeScreenLabels } from '#screens/StoreScreen/StoreScreen.labels.ts';
import { vendorHomeScreenLabels } from '#screens/VendorHomeScreen/VendorHomeScreen.labels.ts';
import { authFormLabels } from '#screens/auth-form.labels.ts';
import { accountMenuLabels } from '#trade/AccountMenu/AccountMenu.labels.ts';
import { addProductFormLabels } from '#trade/AddProductForm/AddProductForm.labels.ts';
import { attachmentFieldLabels } from '#trade/AttachmentField/AttachmentField.labels.ts';
import { attachmentListLabels } from '#trade/AttachmentList/AttachmentList.labels.ts';
import { authLayoutLabels } from '#trade/AuthLayout/AuthLayout.labels.ts';
import { changePasswordFormLabels } from '#trade/ChangePasswordForm/ChangePasswordForm.labels.ts';
import { changeReviewLabels } from '#trade/ChangeReview/ChangeReview.labels.ts';
import { bulkChangeLabels } from '#trade/BulkChange/BulkChange.labels.ts';
import { companyCardLabels } from '#trade/CompanyCard/CompanyCard.labels.ts';
import { connectionRequestLabels } from '#trade/ConnectionRequest/ConnectionRequest.labels.ts';
import { connectionToggleLabels } from '#trade/ConnectionToggle/ConnectionToggle.labels.ts';
import { conversationLabels } from '#trade/Conversation/Conversation.labels.ts';
import { conversationListLabels } from '#trade/ConversationList/ConversationList.labels.ts';
import { conversationSearchLabels } from '#trade/ConversationSearch/ConversationSearch.labels.ts';
import { createRequestFormLabels } from '#trade/CreateRequestForm/CreateRequestForm.labels.ts';
import { editProfileFormLabels } from '#trade/EditProfileForm/EditProfileForm.labels.ts';
import { emailSettingsLabels } from '#trade/EmailSettings/EmailSettings.labels.ts';
import { estimateFormLabels } from '#trade/EstimateForm/EstimateForm.labels.ts';
import { dealCardLabels } from '#trade/DealCard/DealCard.labels.ts';
import { dealListLabels } from '#trade/DealList/DealList.labels.ts';
import { dealStatusBadgeLabels } from '#trade/DealStatusBadge/DealStatusBadge.labels.ts';
import { evidenceBadgesLabels } from '#trade/EvidenceBadges/EvidenceBadges.labels.ts';
import { globalSearchLabels } from '#trade/GlobalSearch/GlobalSearch.labels.ts';
import { inventoryTableLabels } from '#trade/InventoryTable/InventoryTable.labels.ts';
import { loadingScreenLabels } from '#trade/LoadingScreen/LoadingScreen.labels.ts';
import { logoFieldLabels } from '#trade/LogoField/LogoField.labels.ts';
import { orderTimelineLabels } from '#trade/OrderTimeline/OrderTimeline.labels.ts';
import { noteFormLabels } from '#trade/OfferHistory/NoteForm.labels.ts';
import { offerHistoryLabels } from '#trade/OfferHistory/OfferHistory.labels.ts';
import { pictureFieldLabels } from '#trade/PictureField/PictureField.labels.ts';
import { picturesDialogLabels } from '#trade/PicturesDialog/PicturesDialog.labels.ts';
import { planListLabels } from '#trade/PlanList/PlanList.labels.ts';
import { productCardLabels } from '#trade/ProductCard/ProductCard.labels.ts';
import { productDetailLabels } from '#trade/ProductDetail/ProductDetail.labels.ts';
import { productFiltersLabels } from '#trade/ProductFilters/ProductFilters.labels.ts';
import { productEditorLabels } from '#trade/ProductEditor/ProductEditor.labels.ts';
import { profileViewLabels } from '#trade/ProfileView/ProfileView.labels.ts';
import { purchaseOrderLabels } from '#trade/PurchaseOrder/PurchaseOrder.labels.ts';
import { neededByLabels } from '#trade/needed-by.labels.ts';
import { quantityLabels } from '#trade/quantity.labels.ts';
import { quoteComparisonLabels } from '#trade/QuoteComparison/QuoteComparison.labels.ts';
import { requestCardLabels } from '#trade/RequestCard/RequestCard.labels.ts';
import { requestFiltersLabels } from '#trade/RequestFilters/RequestFilters.labels.ts';
import { quoteFormLabels } from '#trade/QuoteForm/QuoteForm.labels.ts';
import { confirmEmailScreenLabels } from '#screens/ConfirmEmailScreen/ConfirmEmailScreen.labels.ts';
import { inviteFormLabels } from '#trade/InviteForm/InviteForm.labels.ts';
import { memberTableLabels } from '#trade/MemberTable/MemberTable.labels.ts';
import { activityListLabels } from '#trade/ActivityList/ActivityList.labels.ts';
import { todayLabels } from '#trade/Today/Today.labels.ts';
import { gettingStartedLabels } from '#trade/GettingStarted/GettingStarted.labels.ts';
import { notificationListLabels } from '#trade/NotificationList/NotificationList.labels.ts';
import { roleSelectLabels } from '#trade/RoleSelect/RoleSelect.labels.ts';
import { reportFormLabels } from '#trade/ReportForm/ReportForm.labels.ts';
import { companyMenuLabels } from '#trade/CompanyMenu/CompanyMenu.labels.ts';
import { savedListLabels } from '#trade/SavedList/SavedList.labels.ts';
import { shipmentFormLabels } from '#trade/ShipmentForm/ShipmentForm.labels.ts';
import { sessionListLabels } from '#trade/SessionList/SessionList.labels.ts';
import { stockEditorLabels } from '#trade/StockEditor/StockEditor.labels.ts';
import { stockLogLabels } from '#trade/StockLog/StockLog.labels.ts';
import { topBarLabels } from '#trade/TopBar/TopBar.labels.ts';
import { upgradeNovaLabels } from '#trade/UpgradeNova/UpgradeNova.labels.ts';
import { vendorProfileLabels } from '#trade/VendorProfile/VendorProfile.labels.ts';
import type { Labels } from './labels.ts';

/** The English words of every component, by its name, for what translates them. An app loads only those that it shows. */
export const englishLabels: Labels = {
  AccountMenu: accountMenuLabels,
  ActivityList: activityListLabels,
  AddProductForm: addProductFormLabels,
  Alert: alertLabels,
  AlertDialog: alertDialogLabels,
  AttachmentField: attachmentFieldLabels,
  AttachmentList: attachmentListLabels,
  AuthForm: authFormLabels,
  AuthLayout: authLayoutLabels,
  Breadcrumb: breadcrumbLabels,
  BulkChange: bulkChangeLabels,
  ChangePasswordForm: changePasswordFormLabels,
  ChangeReview: changeReviewLabels,
  ChatsScreen: chatsScreenLabels,
  Chip: chipLabels,
  ClientHomeScreen: clientHomeScreenLabels,
  Combobox: comboboxLabels,
  CompanyCard: companyCardLabels,
  CompanyDetailsScreen: companyDetailsScreenLabels,
  CompanyMenu: companyMenuLabels,
  ConfirmEmailScreen: confirmEmailScreenLabels,
  ConnectionRequest: connectionRequestLabels,
  ConnectionToggle: connectionToggleLabels,
  Conversation: conversationLabels,
  ConversationList: conversationListLabels,
  ConversationSearch: conversationSearchLabels,
  CopyButton: copyButtonLabels,
  CreateRequestForm: createRequestFormLabels,
  DangerZone: dangerZoneLabels,
  DateField: dateFieldLabels,
  DateRange: dateRangeLabels,
  DealActions: dealActionsLabels,
  DealCard: dealCardLabels,
  DealList: dealListLabels,
  DealScreen: dealScreenLabels,
  DealStatusBadge: dealStatusBadgeLabels,
  Dialog: dialogLabels,
  EditProfileForm: editProfileFormLabels,
  EditableCell: editableCellLabels,
  EmailChips: emailChipsLabels,
  EmailSettings: emailSettingsLabels,
  ErrorPage: errorPageLabels,
  EstimateForm: estimateFormLabels,
  EvidenceBadges: evidenceBadgesLabels,
  FileField: fileFieldLabels,
  FilterBar: filterBarLabels,
  FilterPanel: filterPanelLabels,
  ForgotPasswordScreen: forgotPasswordScreenLabels,
  Form: formLabels,
  GettingStarted: gettingStartedLabels,
  GlobalSearch: globalSearchLabels,
  ImageCarousel: imageCarouselLabels,
  ImageUrlList: imageUrlListLabels,
  ImportDialog: importDialogLabels,
  InventoryScreen: inventoryScreenLabels,
  InventoryTable: inventoryTableLabels,
  InviteForm: inviteFormLabels,
  JoinScreen: joinScreenLabels,
  LandingScreen: landingScreenLabels,
  LoadMore: loadMoreLabels,
  LoadingScreen: loadingScreenLabels,
  LogInScreen: logInScreenLabels,
  LogoField: logoFieldLabels,
  MemberTable: memberTableLabels,
  MultiSelect: multiSelectLabels,
  NetworkScreen: networkScreenLabels,
  NoteForm: noteFormLabels,
  NotificationList: notificationListLabels,
  NumberField: numberFieldLabels,
  OfferHistory: offerHistoryLabels,
  OrderTimeline: orderTimelineLabels,
  PagedList: pagedListLabels,
  Pagination: paginationLabels,
  PasswordField: passwordFieldLabels,
  PictureField: pictureFieldLabels,
  PicturesDialog: picturesDialogLabels,
  PlanList: planListLabels,
  Popover: popoverLabels,
  Price: priceLabels,
  PriceBreaks: priceBreaksLabels,
  ProductCard: productCardLabels,
  ProductDetail: productDetailLabels,
  ProductEditor: productEditorLabels,
  ProductEditorScreen: productEditorScreenLabels,
  ProductFilters: productFiltersLabels,
  ProfileScreen: profileScreenLabels,
  ProfileView: profileViewLabels,
  PurchaseOrder: purchaseOrderLabels,
  NeededBy: neededByLabels,
  Quantity: quantityLabels,
  QuantityField: quantityFieldLabels,
  QuoteComparison: quoteComparisonLabels,
  QuoteForm: quoteFormLabels,
  RangeField: rangeFieldLabels,
  ReportForm: reportFormLabels,
  RequestCard: requestCardLabels,
  RequestDetail: requestDetailLabels,
  RequestFilters: requestFiltersLabels,
  RequestScreen: requestScreenLabels,
  ResetPasswordScreen: resetPasswordScreenLabels,
  RoleSelect: roleSelectLabels,
  SavedList: savedListLabels,
  SearchField: searchFieldLabels,
  SearchScreen: searchScreenLabels,
  SessionList: sessionListLabels,
  SettingsScreen: settingsScreenLabels,
  ShipmentForm: shipmentFormLabels,
  SideNav: sideNavLabels,
  SignUpScreen: signUpScreenLabels,
  SkipLink: skipLinkLabels,
  Slider: sliderLabels,
  SortMenu: sortMenuLabels,
  StatTile: statTileLabels,
  Stepper: stepperLabels,
  StockEditor: stockEditorLabels,
  StockLog: stockLogLabels,
  StoreScreen: storeScreenLabels,
  Table: tableLabels,
  TagField: tagFieldLabels,
  Toaster: toasterLabels,
  Today: todayLabels,
  TopBar: topBarLabels,
  UpgradeNova: upgradeNovaLabels,
  VendorHomeScreen: vendorHomeScreenLabels,
  VendorProfile: vendorProfileLabels,
  ViewSwitch: viewSwitchLabels,
};
