export { ReportForm, type ReportFormProps, type ReportValues } from './ReportForm.tsx';
export type { ReportFormLabels } from './ReportForm.labels.ts';
