import { Type } from 'typebox';
import { Id, Input } from './common.ts';
import { ErrorBody } from './error.ts';
import { OrderSummary } from './order.ts';

const Password = Type.String({ title: 'Password', minLength: 1, maxLength: 200 });

export const DeactivateCompany = Input({ password: Password });
export interface DeactivateCompany extends Type.Static<typeof DeactivateCompany> {}

export const DeleteCompany = Input({
  password: Password,
  companyName: Type.String({
    title: 'Company name',
    minLength: 1,
    maxLength: 200,
    description: 'The name of the company, typed to confirm; spaces need not match.',
  }),
});
export interface DeleteCompany extends Type.Static<typeof DeleteCompany> {}

export const CompanyDeleted = Type.Object({
  message: Type.String(),
  until: Type.String({
    format: 'date-time',
    description: 'Until then a log-in of an owner brings the company back.',
  }),
});
export interface CompanyDeleted extends Type.Static<typeof CompanyDeleted> {}

/** An order that is neither completed nor cancelled. */
export const RunningOrder = Type.Object({ ...OrderSummary.properties, quoteId: Id });
export interface RunningOrder extends Type.Static<typeof RunningOrder> {}

/** Why a company was not deleted. */
export const DeletionConflict = Type.Object({
  ...ErrorBody.properties,
  orders: Type.Optional(
    Type.Array(RunningOrder, { description: 'The orders that still run, the oldest first, at most 100.' }),
  ),
});
export interface DeletionConflict extends Type.Static<typeof DeletionConflict> {}
