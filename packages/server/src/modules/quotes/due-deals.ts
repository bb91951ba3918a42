import type { DealDue } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';
import { firstPage, type Page } from '#db/page.ts';
import { uuid } from '#db/uuid.ts';
import { isId } from '#http/formats.ts';
import { parseMomentPlace, writeMomentPlace } from '#http/page.ts';
import { startOfCompanyDay } from '#modules/company-zone.ts';

type DueStage = 'open' | 'order';

/** The stages in which a deal is due. Each is read in the order of its index. An offer is not overdue: it expires. */
export const dueStages = (due: DealDue): DueStage[] => (due === 'overdue' ? ['order'] : ['open', 'order']);

/** Whether a deal, a row of `quotes`, is in this stage and due then. */
export function isDue(due: DealDue, stage: DueStage, companyId: string, now: Date): RawBuilder<boolean> {
  const today = startOfCompanyDay(companyId, now);
  const isOfStage = sql`quotes.stage = ${sql.lit(stage)}`;
  if (due === 'overdue') return sql`${isOfStage} and quotes.due_at < ${today}`;
  const start = stage === 'open' ? sql`${now}::timestamptz` : today;
  const end = startOfCompanyDay(companyId, now, due === 'today' ? 1 : 7);
  return sql`${isOfStage} and quotes.due_at >= ${start} and quotes.due_at < ${end}`;
}

/** A page of deals. What is due at the same moment is in the usual order. */
export interface DealPage extends Page {
  /** When the deal before it is due; undefined on the first page, and in a list in the usual order. */
  dueAt?: string | undefined;
}

/** Whether a deal, a row of `quotes`, comes after the place where a page starts. */
export const isAfter = ({ before, dueAt }: DealPage): RawBuilder<boolean> =>
  dueAt === undefined
    ? sql`quotes.place < ${uuid(before)}`
    : sql`quotes.due_at >= ${dueAt}::timestamptz
        and (quotes.due_at > ${dueAt}::timestamptz or quotes.place < ${uuid(before)})`;

/** The place of a deal in its list, as a cursor has it. `dueAt` is in whole milliseconds, as all times of the server. */
export const placeOf = (due: DealDue | undefined, { place, dueAt }: { place: string; dueAt: Date | null }) =>
  due ? writeMomentPlace(dueAt!.toISOString(), place) : place;

/** Parses such a place; undefined for one of another order, and for anything else. */
export function parsePlace(due: DealDue | undefined, text: string): Omit<DealPage, 'limit'> | undefined {
  if (!due) return isId(text) ? { before: text } : undefined;
  const place = parseMomentPlace(text);
  return place && { before: place.id, dueAt: place.at };
}

/** The page of deals that starts at a place. */
export const dealPage = (limit: number, place: Omit<DealPage, 'limit'> | undefined): DealPage => ({
  ...firstPage(limit),
  ...place,
});
