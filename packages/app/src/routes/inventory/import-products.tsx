import type { BatchUndone, ImportReport } from '@guildhall/contract';
import { maxImportBytes, maxImportRows } from '@guildhall/contract/limits';
import { ImportDialog, importFields, type ImportMapping } from '@guildhall/ui/trade/import-dialog';
import { useState } from 'react';
import { useImportProducts } from '#data/product-import.ts';
import { useUndoBatch } from '#data/product-mutations.ts';
import { failureSentence } from '#lib/field-errors.ts';
import { readCsvHead, type CsvHead } from '#lib/csv-head.ts';

const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(`${importFields.join(',')}\n`)}`;

interface ImportProductsProps {
  onClose: () => void;
  /** Called with what taking back an import did. */
  onUndone: (undone: BatchUndone) => void;
  /** Called by 'Add pictures' after an import. */
  onAddPictures: () => void;
}

/** Adds products from a spreadsheet, which is checked before anything is stored. */
export function ImportProducts({ onClose, onUndone, onAddPictures }: ImportProductsProps) {
  const [file, setFile] = useState<File>();
  const [head, setHead] = useState<CsvHead>();
  const [checked, setChecked] = useState<ImportReport>();
  const [done, setDone] = useState<ImportReport>();
  const [unreadable, setUnreadable] = useState<string>();
  const check = useImportProducts();
  const run = useImportProducts();
  const undo = useUndoBatch();

  const mapping = check.variables?.mapping;
  const failed = run.error ?? check.error;

  const choose = async (chosen: File) => {
    setUnreadable(undefined);
    try {
      setHead(await readCsvHead(chosen));
      setFile(chosen);
    } catch {
      setUnreadable('The file could not be read.');
    }
  };
  const sheet = (mapping: ImportMapping) => ({ file: file!, head: head!, mapping });
  const back = () => {
    check.reset();
    run.reset();
    if (checked) setChecked(undefined);
    else setHead(undefined);
  };
  const takeBack = (batchId: string) =>
    undo.mutate(batchId, {
      onSuccess: (undone) => {
        onUndone(undone);
        onClose();
      },
    });
  const state = done ? 'done' : run.isPending ? 'import' : checked ? 'check' : head ? 'map' : 'choose';
  const duplicates = checked?.problems.filter(({ kind }) => kind === 'duplicate').length ?? 0;
  return (
    <ImportDialog
      open
      onOpenChange={onClose}
      state={state}
      pending={check.isPending || undo.isPending}
      error={unreadable ?? (failed && failureSentence(failed))}
      templateHref={templateHref}
      maxSize={maxImportBytes}
      maxRows={maxImportRows}
      {...(head && { columns: head.columns, rowsPreview: head.rows })}
      report={
        checked && {
          add: checked.added,
          duplicates: Math.max(duplicates, checked.skipped),
          wrong: checked.wrong,
          // The server knows the columns by their fields, the reader by the names in the file.
          problems: checked.problems.map((problem) => ({
            ...problem,
            column:
              head?.columns[mapping?.findIndex((field) => field === problem.column) ?? -1] ?? problem.column,
          })),
        }
      }
      result={done && { added: done.added, updated: done.updated, leftOut: done.skipped + done.wrong }}
      onFile={(chosen) => void choose(chosen)}
      onCheck={(mapping) =>
        check.mutate({ ...sheet(mapping), dryRun: true }, { onSuccess: (report) => setChecked(report) })
      }
      onImport={(mapping, known) =>
        run.mutate({ ...sheet(mapping), known }, { onSuccess: (report) => setDone(report) })
      }
      onBack={back}
      onUndo={done?.batchId ? () => takeBack(done.batchId!) : undefined}
      onAddPictures={onAddPictures}
    />
  );
}
