import type { ReportTarget } from '@guildhall/contract';

/** What is reported. */
export interface Reported {
  type: ReportTarget;
  id: string;
  /** Whose it is. */
  companyId: string;
}

const types: readonly ReportTarget[] = ['company', 'product', 'request', 'message'];

/** What is reported, as the address of its dialog names it. */
export const toReportId = ({ type, id, companyId }: Reported): string => `${type}.${id}.${companyId}`;

/** What such a name says; undefined when it is none. */
export function parseReportId(text: string | null): Reported | undefined {
  const [name, id, companyId] = text?.split('.') ?? [];
  const type = types.find((each) => each === name);
  return type && id && companyId ? { type, id, companyId } : undefined;
}
