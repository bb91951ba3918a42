export { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';
export type { ImportProblem, ImportReport } from './ImportDialogReport.tsx';
export { guessMapping, importFields, type ImportField, type ImportMapping } from './import-fields.ts';
export type { ImportDialogLabels } from './ImportDialog.labels.ts';
