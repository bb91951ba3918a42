import type { NewReport } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions } from './page.ts';

/** Calls to those who run the server. */
export const reports = ({ one }: Caller) => ({
  /** Reports something that the session's company may see. Refused with 429 after 20 within a day. */
  send: (body: NewReport, options?: CallOptions) => one('report', {}, { body, ...options }),
});
