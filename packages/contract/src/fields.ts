/**
 * The limits of each form's fields, and of lists that an address narrows. Generated from the schemas by `npm run fields
 * -w @guildhall/contract`. This file imports nothing, so a browser loads the limits alone.
 */
export const acceptInvitationFields = {
  token: { required: true, maxLength: 200 },
  name: { required: true, maxLength: 120 },
  password: { required: true, maxLength: 200 },
} as const;
export const changeIdentityFields = {
  companyName: { maxLength: 120 },
  email: { maxLength: 254 },
  password: { required: true, maxLength: 200 },
} as const;
export const changePasswordFields = {
  currentPassword: { required: true, maxLength: 200 },
  newPassword: { required: true, maxLength: 200 },
} as const;
export const companyDetailsFields = {
  avatar: { maxLength: 2048 },
  companyIndustry: { maxLength: 80 },
  companySize: { maxLength: 80 },
  adminEmail: { maxLength: 254 },
  panNumber: { maxLength: 40 },
  gstin: { maxLength: 15 },
  employeeEmails: { maxItems: 500 },
  address: { maxLength: 500 },
  clientIndustry: { maxLength: 80 },
  productTypes: { maxLength: 300 },
  supplierIndustry: { maxLength: 80 },
  supplyType: { maxLength: 300 },
} as const;
export const deactivateCompanyFields = { password: { required: true, maxLength: 200 } } as const;
export const deleteCompanyFields = {
  password: { required: true, maxLength: 200 },
  companyName: { required: true, maxLength: 200 },
} as const;
export const forgotPasswordFields = { email: { required: true, maxLength: 254 } } as const;
export const inviteMemberFields = {
  email: { required: true, maxLength: 254 },
  role: { required: true },
} as const;
export const logInFields = {
  email: { required: true, maxLength: 254 },
  password: { required: true, maxLength: 200 },
  deviceToken: { maxLength: 200 },
} as const;
export const newNoteFields = { text: { required: true, maxLength: 2000 } } as const;
export const newOfferFields = {
  lines: { required: true, maxItems: 50 },
  shipping: { min: 0, max: 10000000000, step: 0.01 },
  shippingTaxPercent: { min: 0, max: 100, step: 0.01 },
  leadDays: { min: 0, max: 3650, step: 1 },
  terms: { maxLength: 2000 },
  note: { maxLength: 2000 },
  fileIds: { maxItems: 10 },
} as const;
export const newOfferLineFields = {
  description: { required: true, maxLength: 300 },
  hsn: { maxLength: 8 },
  quantity: { required: true, min: 0.001, max: 1000000000, step: 0.001 },
  unit: { required: true, maxLength: 20 },
  unitPrice: { required: true, min: 0, max: 10000000000, step: 0.01 },
  taxPercent: { min: 0, max: 100, step: 0.01 },
  priceBreaks: { maxItems: 10 },
} as const;
export const newProductFields = {
  name: { required: true, maxLength: 200 },
  description: { required: true, maxLength: 5000 },
  price: { required: true, min: 0, max: 10000000000, step: 0.01 },
  discount: { min: 0, max: 100, step: 0.01 },
  category: { required: true, maxLength: 80 },
  subcategory: { maxLength: 80 },
  stockQuantity: { required: true, min: 0, max: 1000000000, step: 1 },
  sku: { maxLength: 80 },
  vendorName: { maxLength: 120 },
  images: { maxItems: 20 },
  videos: { maxItems: 5 },
  warranty: { maxLength: 500 },
  additionalNotes: { maxLength: 2000 },
  industryKeywords: { maxItems: 20 },
  unit: { maxLength: 20 },
  minimumOrder: { min: 1, max: 1000000000, step: 1 },
  priceBreaks: { maxItems: 10 },
  leadDays: { min: 0, max: 3650, step: 1 },
  hsn: { maxLength: 8 },
  lowStock: { min: 0, max: 1000000000, step: 1 },
} as const;
export const newReportFields = {
  targetType: { required: true },
  reason: { required: true, maxLength: 1000 },
} as const;
export const newRequestFields = {
  client_name: { maxLength: 120 },
  request: { required: true, maxLength: 5000 },
  budget: { required: true, maxLength: 80 },
  supply_industry: { required: true, maxLength: 80 },
  images: { maxItems: 20 },
  quantity: { min: 0.001, max: 1000000000, step: 0.001 },
  unit: { maxLength: 20 },
  deliveryPlace: { maxLength: 200 },
  fileIds: { maxItems: 10 },
} as const;
export const newShipmentFields = {
  lines: { maxItems: 50 },
  carrier: { maxLength: 120 },
  tracking: { maxLength: 120 },
} as const;
export const productsQueryFields = {
  limit: { min: 1, max: 100, step: 1 },
  cursor: { maxLength: 2000 },
  q: { maxLength: 200 },
  category: { maxItems: 20 },
  industry: { maxItems: 20 },
  minPrice: { min: 0, max: 10000000000, step: 0.01 },
  maxPrice: { min: 0, max: 10000000000, step: 0.01 },
  maxMinimumOrder: { min: 1, max: 1000000000, step: 1 },
  ids: { maxItems: 100 },
} as const;
export const requestEstimateFields = {
  quantity: { required: true, min: 0.001, max: 1000000000, step: 0.001 },
  targetPrice: { min: 0, max: 10000000000, step: 0.01 },
  deliveryPlace: { maxLength: 200 },
  note: { maxLength: 2000 },
} as const;
export const requestsQueryFields = {
  limit: { min: 1, max: 100, step: 1 },
  cursor: { maxLength: 2000 },
  industry: { maxItems: 20 },
  q: { maxLength: 200 },
  maxAge: { min: 1, max: 3650, step: 1 },
} as const;
export const resetPasswordFields = {
  token: { required: true, maxLength: 200 },
  newPassword: { required: true, maxLength: 200 },
} as const;
export const signUpFields = {
  companyName: { required: true, maxLength: 120 },
  email: { required: true, maxLength: 254 },
  password: { required: true, maxLength: 200 },
} as const;
