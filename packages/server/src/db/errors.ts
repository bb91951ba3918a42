import { NoResultError } from 'kysely';

/**
 * SQLSTATE classes and codes of a database that is missing, starting, stopping, out of resources (disk, memory,
 * connections), past a timeout, that lets its role not log in, or that has ended a transaction for the sake of another one.
 */
const unavailable = /^(08|28|57P0[1-5]|53|57014|25P03|40)/;
/** Node's codes of a connection that failed or broke. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** node-postgres throws these without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether a query failed because no response came, not even an error of the database. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a transaction was ended because it and another one waited for each other. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** Whether a query failed because the database is unavailable, so that a retry may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return unavailable.test(code) || network.has(code) || messages.test(error.message);
}

/** Whether a query failed because the role may not do this. */
export const isMissingRight = (error: unknown): error is Error => codeOf(error) === '42501';

/** Whether a query failed because another row has the same values already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Whether a query failed because a row was deleted meanwhile. */
export const isRowMissing = (error: unknown): boolean =>
  error instanceof NoResultError ||
  // PostgreSQL's foreign_key_violation.
  codeOf(error) === '23503';

/** Whether a query failed because the disk of the database is full. */
export const isDiskFull = (error: unknown): error is Error => codeOf(error) === '53100';
