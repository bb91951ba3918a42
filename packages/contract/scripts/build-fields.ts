import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Type from 'typebox';
import {
  AcceptInvitation,
  ChangeIdentity,
  ChangePassword,
  CompanyDetails,
  DeactivateCompany,
  DeleteCompany,
  ForgotPassword,
  InviteMember,
  LogIn,
  NewNote,
  NewOffer,
  NewOfferLine,
  NewProduct,
  NewReport,
  NewRequest,
  NewShipment,
  ProductsQuery,
  RequestEstimate,
  RequestsQuery,
  ResetPassword,
  SignUp,
} from '../src/index.ts';

/**
 * The request bodies that have a form, and the queries whose values an address of the app has, by the name under which
 * `fields.ts` exports their fields.
 */
const forms: Record<string, Type.TObject> = {
  acceptInvitationFields: AcceptInvitation,
  changeIdentityFields: ChangeIdentity,
  changePasswordFields: ChangePassword,
  companyDetailsFields: CompanyDetails,
  deactivateCompanyFields: DeactivateCompany,
  deleteCompanyFields: DeleteCompany,
  forgotPasswordFields: ForgotPassword,
  inviteMemberFields: InviteMember,
  logInFields: LogIn,
  newNoteFields: NewNote,
  newOfferFields: NewOffer,
  newOfferLineFields: NewOfferLine,
  newProductFields: NewProduct,
  newReportFields: NewReport,
  newRequestFields: NewRequest,
  newShipmentFields: NewShipment,
  productsQueryFields: ProductsQuery,
  requestEstimateFields: RequestEstimate,
  requestsQueryFields: RequestsQuery,
  resetPasswordFields: ResetPassword,
  signUpFields: SignUp,
};

/** The keywords of JSON Schema that limit a field's value. */
interface Limits {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  maxItems?: number;
}

const steps: Record<string, number> = { 'two-decimals': 0.01, 'three-decimals': 0.001 };

/** A field's limits as attributes of a form control. A text that may be empty, and what may be null, is not required. */
function constraintsOf(schema: Limits & { anyOf?: Limits[] }, inBody: boolean) {
  const {
    type,
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    format: form,
    maxItems,
  } = schema.anyOf?.[0] ?? schema;
  const required = inBody && schema.anyOf === undefined && (type !== 'string' || minLength > 0);
  const step = type === 'integer' ? 1 : steps[form ?? ''];
  const constraints = {
    ...(required && { required }),
    maxLength,
    min: minimum,
    max: maximum,
    step,
    maxItems,
  };
  return Object.fromEntries(Object.entries(constraints).filter(([, value]) => value !== undefined));
}

function fieldsOf(body: Type.TObject) {
  const required: readonly string[] = body.required ?? [];
  const fields = Object.entries(body.properties).map(
    ([name, schema]) => [name, constraintsOf(schema as Limits, required.includes(name))] as const,
  );
  return Object.fromEntries(fields.filter(([, constraints]) => Object.keys(constraints).length > 0));
}

/** What `fields.ts` exports. */
export const buildFields = () =>
  Object.fromEntries(Object.entries(forms).map(([name, schema]) => [name, fieldsOf(schema)]));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = fileURLToPath(new URL('../src/fields.ts', import.meta.url));
  const text = `/**
 * The limits of each form's fields, and of lists that an address narrows. Generated from the schemas by \`npm run fields
 * -w @guildhall/contract\`. This file imports nothing, so a browser loads the limits alone.
 */
${Object.entries(buildFields())
  .map(([name, fields]) => `export const ${name} = ${JSON.stringify(fields)} as const;`)
  .join('\n')}
`;
  writeFileSync(path, text);
}
