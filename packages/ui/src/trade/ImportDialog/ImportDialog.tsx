'use client';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FileField } from '#components/FileField/FileField.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { guessMapping, requiredImportFields, type ImportMapping } from './import-fields.ts';
import { importDialogLabels, type ImportDialogLabels } from './ImportDialog.labels.ts';
import { Root } from './ImportDialog.styles.ts';
import { ImportDialogMap } from './ImportDialogMap.tsx';
import { ImportDialogReport, type ImportReport } from './ImportDialogReport.tsx';

export interface ImportDialogProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is to close. A running import goes on. */
  onOpenChange: (open: boolean) => void;
  /** The step: a file is chosen, its columns are mapped, its rows checked and imported, and all is done. */
  state: 'choose' | 'map' | 'check' | 'import' | 'done';
  /**
   * Whether the file is being read or checked: buttons show it.
   * @default false
   */
  pending?: boolean | undefined;
  /** Why the step failed. What was chosen stays. */
  error?: ReactNode;
  /** The address of an empty spreadsheet with the right columns; it is downloaded. */
  templateHref: string;
  /**
   * The greatest size of the file, in bytes.
   * @default 10000000
   */
  maxSize?: number | undefined;
  /**
   * The most rows, which the dialog says and the caller checks.
   * @default 10000
   */
  maxRows?: number | undefined;
  /**
   * The names of the file's columns.
   * @default []
   */
  columns?: readonly string[] | undefined;
  /**
   * The first rows of the file, as texts in the order of the columns.
   * @default []
   */
  rowsPreview?: readonly (readonly string[])[] | undefined;
  /** What the check has found. Needed from `check` on. */
  report?: ImportReport | undefined;
  /** How many rows are imported. Without it the bar is indeterminate. */
  progress?: { done: number; total: number } | undefined;
  /** What the import did. Needed in `done`. */
  result?: { added: number; updated: number; leftOut: number } | undefined;
  /** Called with the file that was chosen: read its columns and first rows, then go to `map`. */
  onFile: (file: File) => void;
  /** Called with what each column is: check the rows, then go to `check`. */
  onCheck: (mapping: ImportMapping) => void;
  /** Called with what each column is, and what happens to products whose SKU is there already. */
  onImport: (mapping: ImportMapping, duplicates: 'skip' | 'update') => void;
  /** Called by 'Back': from `map` to `choose`, from `check` to `map`. */
  onBack: () => void;
  /** Shows 'Undo' when it is done, and is called by it. */
  onUndo?: (() => void) | undefined;
  /** Shows 'Add pictures' when it is done, and is called by it. */
  onAddPictures?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ImportDialogLabels> | undefined;
}

const steps = ['choose', 'map', 'check', 'import'] as const;
const nothing: readonly never[] = [];

/** Adds and updates many products from a spreadsheet: nothing is changed before its rows have been checked. */
export function ImportDialog({
  open,
  onOpenChange,
  state,
  pending = false,
  error,
  templateHref,
  maxSize = 10_000_000,
  maxRows = 10_000,
  columns = nothing,
  rowsPreview = nothing,
  report,
  progress,
  result,
  onFile,
  onCheck,
  onImport,
  onBack,
  onUndo,
  onAddPictures,
  labels,
  ...rest
}: ImportDialogProps) {
  const words = useLabels('ImportDialog', importDialogLabels, labels);
  const locale = useLocale();
  const [chosen, setChosen] = useState<{ columns: readonly string[]; mapping: ImportMapping }>();
  const [duplicates, setDuplicates] = useState<'skip' | 'update'>('skip');
  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(state);
  const write = (count: number) => formatNumber(count, locale);
  // Another file begins with a guess of its own.
  const mapping =
    chosen && chosen.columns.join('\n') === columns.join('\n') ? chosen.mapping : guessMapping(columns);
  const isMapped = requiredImportFields.every((field) => mapping.includes(field));
  const count = report ? report.add + (duplicates === 'update' ? report.duplicates : 0) : 0;

  const back = (
    <Button
      variant="secondary"
      onClick={() => {
        markPress();
        onBack();
      }}
    >
      {words.back}
    </Button>
  );
  const actions = {
    choose: null,
    map: (
      <>
        {back}
        <Button
          aria-disabled={!isMapped || undefined}
          loading={pending}
          onClick={() => {
            if (isMapped) onCheck(mapping);
          }}
        >
          {words.checkRows}
        </Button>
      </>
    ),
    check: (
      <>
        {back}
        <Button
          aria-disabled={count === 0 || undefined}
          loading={pending}
          onClick={() => {
            if (count === 0) return;
            markPress();
            onImport(mapping, duplicates);
          }}
        >
          {words.importRows(write(count), count)}
        </Button>
      </>
    ),
    import: null,
    done: (
      <>
        {onUndo && (
          <Button variant="secondary" loading={pending} onClick={onUndo}>
            {words.undo}
          </Button>
        )}
        {onAddPictures && (
          <Button variant="secondary" onClick={onAddPictures}>
            {words.addPictures}
          </Button>
        )}
        <Button onClick={() => onOpenChange(false)}>{words.done}</Button>
      </>
    ),
  }[state];

  return (
    <Dialog size="lg" title={words.title} open={open} onOpenChange={onOpenChange} actions={actions}>
      <Root data-component="ImportDialog" data-step={state} {...rest}>
        <Stepper
          label={words.steps}
          steps={steps.map((step) => ({ label: words[step] }))}
          current={state === 'done' ? steps.length : steps.indexOf(state)}
        />
        <div
          data-part="step"
          role="group"
          aria-label={words[state === 'done' ? 'import' : state]}
          ref={successorRef}
          tabIndex={-1}
        >
          {state === 'choose' && (
            <>
              <FileField
                label={words.file}
                hint={words.rows(write(maxRows))}
                accept=".csv,text/csv"
                maxFiles={1}
                maxSize={maxSize}
                disabled={pending}
                onAdd={([entry]) => {
                  if (!entry?.file) return;
                  markPress();
                  onFile(entry.file);
                }}
              />
              <Link href={templateHref} download="products.csv">
                {words.template}
              </Link>
            </>
          )}
          {state === 'map' && (
            <ImportDialogMap
              columns={columns}
              rowsPreview={rowsPreview}
              mapping={mapping}
              onMappingChange={(next) => setChosen({ columns, mapping: next })}
              words={words}
            />
          )}
          {state === 'check' && report && (
            <ImportDialogReport
              report={report}
              duplicates={duplicates}
              onDuplicatesChange={setDuplicates}
              words={words}
            />
          )}
          {state === 'import' && (
            <Progress
              label={words.importing}
              value={progress?.done}
              max={progress?.total ?? 1}
              valueText={progress && words.imported(write(progress.done), write(progress.total))}
            />
          )}
          {state === 'done' && result && (
            <Alert tone="positive">
              {words.result(write(result.added), write(result.updated), write(result.leftOut))}
            </Alert>
          )}
          {error && <Alert tone="critical">{error}</Alert>}
        </div>
      </Root>
    </Dialog>
  );
}
