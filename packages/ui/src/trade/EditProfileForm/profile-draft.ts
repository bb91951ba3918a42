import { asFormText } from '#lib/form-values.ts';
import type { CompanyDetailsValues } from '#trade/company-details.ts';
import type { DraftShape, EditConflict } from '#trade/draft-shape.ts';

/** What of a profile is written in the form. */
export interface ProfileDraft extends CompanyDetailsValues {
  /** Its number for the goods and services tax; empty when it has none. */
  gstin: string;
}

/** A company as it edits itself; the API's own profile has all of it. */
export interface EditableProfile extends ProfileDraft {
  /** Its name. */
  companyName: string;
  /** Its email address. */
  email: string;
  /** Address of its picture; null without one. */
  avatar: string | null;
  /** Goes up by every change. */
  version: number;
}

/** The fields of a profile that were changed, as the API takes them. */
export type ProfileChanges = Partial<ProfileDraft>;

/** Why the changes were refused: others have changed the same fields in the meantime. */
export type ProfileConflict = EditConflict<EditableProfile>;

export type ProfileField = keyof ProfileDraft;

function draftOf(profile: EditableProfile): ProfileDraft {
  return {
    companyIndustry: profile.companyIndustry,
    companySize: asFormText(profile.companySize),
    adminEmail: asFormText(profile.adminEmail),
    panNumber: asFormText(profile.panNumber),
    gstin: profile.gstin,
    employeeEmails: profile.employeeEmails,
    address: asFormText(profile.address),
    clientIndustry: profile.clientIndustry,
    productTypes: asFormText(profile.productTypes),
    supplierIndustry: profile.supplierIndustry,
    supplyType: asFormText(profile.supplyType),
  };
}

const changedFields = (draft: ProfileDraft, other: ProfileDraft) =>
  (Object.keys(other) as ProfileField[]).filter(
    (field) => JSON.stringify(draft[field]) !== JSON.stringify(other[field]),
  );

const pick = (draft: ProfileDraft, fields: readonly ProfileField[]): ProfileChanges =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]));

/** How a profile is edited. */
export const profileShape: DraftShape<EditableProfile, ProfileDraft, ProfileField, ProfileChanges> = {
  draftOf,
  changedFields,
  changesOf: (draft, other) => pick(draft, changedFields(draft, other)),
  carryOver: (draft, onto, fields) => ({ ...onto, ...pick(draft, fields) }),
};
