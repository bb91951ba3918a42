import { Type } from 'typebox';
import { formats } from '../formats.ts';
import { ConnectionState } from './connection-state.ts';
import {
  Email,
  Id,
  Input,
  LinkToken,
  NewPassword,
  Nullable,
  OptionalLine,
  OptionalText,
  outputFields,
  PictureUrl,
  RequiredLine,
  Version,
} from './common.ts';
import { OwnMember } from './member.ts';
import { Settings } from './settings.ts';

const account = { companyName: RequiredLine('Company name', 120), email: Email('Email') };

const details = {
  avatar: Nullable(PictureUrl('Avatar')),
  companyIndustry: OptionalLine('Company industry', 80),
  companySize: OptionalLine('Company size', 80),
  adminEmail: OptionalText('Administrator email', 254),
  panNumber: OptionalLine('PAN number', 40),
  gstin: Type.String({ title: 'GSTIN', format: 'gstin', maxLength: 15, description: formats.gstin }),
  employeeEmails: Type.Array(Email('Employee email'), { title: 'Employee emails', maxItems: 500 }),
  address: OptionalText('Address', 500),
  clientIndustry: OptionalLine('Client industry', 80),
  productTypes: OptionalLine('Product types', 300),
  supplierIndustry: OptionalLine('Supplier industry', 80),
  supplyType: OptionalLine('Supply type', 300),
};

/** The details form. A field that is left out stays as it was. */
export const CompanyDetails = Input(Type.Partial(Type.Object(details)).properties);
export interface CompanyDetails extends Type.Static<typeof CompanyDetails> {}

export const UpdateCompany = Input({ ...CompanyDetails.properties, version: Version });
export interface UpdateCompany extends Type.Static<typeof UpdateCompany> {}

const { companyName, email } = outputFields(account);
// Only the company itself sees the first four. A new detail is public unless it is also listed here.
const { adminEmail, panNumber, gstin, employeeEmails, avatar, ...publicDetails } = outputFields(details);

/** A company in a list of another company's connections. */
export const CompanySummary = Type.Object({ _id: Id, companyName, avatar });
export interface CompanySummary extends Type.Static<typeof CompanySummary> {}

/** What anyone may see of a company. Text that the company has not given is empty. */
export const CompanyProfile = Type.Object({ _id: Id, id: Id, companyName, avatar, ...publicDetails });
export interface CompanyProfile extends Type.Static<typeof CompanyProfile> {}

/** What a company sees of itself: the public profile, its private fields, and the member of the session. */
export const OwnProfile = Type.Object({
  ...CompanyProfile.properties,
  email,
  adminEmail,
  panNumber,
  gstin,
  employeeEmails,
  connections: Type.Array(CompanySummary, {
    description: 'At most 100 connected companies, the one heard of last first.',
  }),
  zone: Settings.properties.zone,
  version: Type.Integer({ description: 'Rises with every change of the profile.' }),
  member: OwnMember,
});
export interface OwnProfile extends Type.Static<typeof OwnProfile> {}

/** Another company to connect with. */
export const NewCompany = Type.Object({
  ...CompanyProfile.properties,
  declined: Type.Boolean({ description: "Whether the session's company has declined it for good." }),
});
export interface NewCompany extends Type.Static<typeof NewCompany> {}

/** Another company, with its connection to the session's company. */
export const DirectoryEntry = Type.Object({
  ...NewCompany.properties,
  connection: Nullable(ConnectionState),
});
export interface DirectoryEntry extends Type.Static<typeof DirectoryEntry> {}

export const SignUp = Input({ ...account, password: NewPassword('Password') });
export interface SignUp extends Type.Static<typeof SignUp> {}

export const LogIn = Input({
  email: Type.String({ title: 'Email', minLength: 1, maxLength: 254 }),
  password: Type.String({ title: 'Password', minLength: 1, maxLength: 200 }),
  deviceToken: Type.Optional(
    Type.String({
      title: 'Device token',
      maxLength: 200,
      description:
        'As this device was answered before. One that has logged in to the account is not hindered by the wrong ' +
        'passwords of others; a token that is not known is as none.',
    }),
  ),
});
export interface LogIn extends Type.Static<typeof LogIn> {}

/** `token` is sent as `Authorization: Bearer <token>` with every later call. */
export const Session = Type.Object({
  token: Type.String(),
  deviceToken: Type.String({
    description: 'To be kept when the session ends, and sent with the next log-in.',
  }),
  user: OwnProfile,
  message: Type.String(),
});
export interface Session extends Type.Static<typeof Session> {}

export const ChangePassword = Input({
  currentPassword: Type.String({ title: 'Current password', minLength: 1, maxLength: 200 }),
  newPassword: NewPassword('New password'),
});
export interface ChangePassword extends Type.Static<typeof ChangePassword> {}

export const ForgotPassword = Input({ email: Email('Email') });
export interface ForgotPassword extends Type.Static<typeof ForgotPassword> {}

export const ResetPassword = Input({
  token: LinkToken('From the fragment of the link in the letter. It works once, for an hour.'),
  newPassword: NewPassword('New password'),
});
export interface ResetPassword extends Type.Static<typeof ResetPassword> {}

export const ChangeIdentity = Input({
  companyName: Type.Optional(RequiredLine('Company name', 120)),
  email: Type.Optional(Email('Email')),
  password: Type.String({ title: 'Password', minLength: 1, maxLength: 200 }),
});
export interface ChangeIdentity extends Type.Static<typeof ChangeIdentity> {}

export const ConfirmEmail = Input({
  token: LinkToken('From the fragment of the link in the letter. It works once, for a day.'),
});
export interface ConfirmEmail extends Type.Static<typeof ConfirmEmail> {}

/** A place where the member is logged in. */
export const ActiveSession = Type.Object({
  _id: Id,
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: Type.String({ format: 'date-time', description: 'To ten minutes.' }),
  userAgent: Type.String({ description: 'What the browser calls itself; empty when it does not say.' }),
  current: Type.Boolean({ description: 'Whether it is the session of this call.' }),
});
export interface ActiveSession extends Type.Static<typeof ActiveSession> {}

/** A place where a member of the company is logged in. */
export const CompanySession = Type.Object({
  ...ActiveSession.properties,
  memberId: Id,
  memberName: Type.String(),
});
export interface CompanySession extends Type.Static<typeof CompanySession> {}

export const SessionsEnded = Type.Object({
  message: Type.String(),
  ended: Type.Integer({ description: 'How many there were.' }),
});
export interface SessionsEnded extends Type.Static<typeof SessionsEnded> {}

export const DetailsSaved = Type.Object({ message: Type.String(), user: OwnProfile });
export interface DetailsSaved extends Type.Static<typeof DetailsSaved> {}
