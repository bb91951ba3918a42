import { Type } from 'typebox';
import { Id, Input, RequiredText } from './common.ts';

/** What can be reported. */
export const ReportTarget = Type.Enum(['company', 'product', 'request', 'message'], { title: 'Target' });
export type ReportTarget = Type.Static<typeof ReportTarget>;

export const NewReport = Input({
  targetType: ReportTarget,
  targetId: Id,
  reason: RequiredText('Reason', 1000),
});
export interface NewReport extends Type.Static<typeof NewReport> {}
