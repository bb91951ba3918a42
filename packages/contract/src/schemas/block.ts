import { Type } from 'typebox';
import { Id, Input, Moment } from './common.ts';
import { CompanySummary } from './company.ts';

export const BlockCompany = Input({ companyId: Id });
export interface BlockCompany extends Type.Static<typeof BlockCompany> {}

/** A company that the session's company has blocked. */
export const BlockedCompany = Type.Object({ ...CompanySummary.properties, since: Moment });
export interface BlockedCompany extends Type.Static<typeof BlockedCompany> {}
