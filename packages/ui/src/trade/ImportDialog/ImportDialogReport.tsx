'use client';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Table } from '#components/Table/Table.tsx';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { ImportDialogLabels } from './ImportDialog.labels.ts';

/** Something about one row of a file. */
export interface ImportProblem {
  /** The row; the first below the header is 2, as spreadsheets count. */
  row: number;
  /** The name of its column; empty where it is about the whole row. */
  column: string;
  /** What is wrong, or that the SKU is there already. */
  reason: string;
}

/** What a check of all rows has found. */
export interface ImportReport {
  /** How many rows are new products. */
  add: number;
  /** How many rows have the SKU of a product that is there already. */
  duplicates: number;
  /** How many rows are wrong, and always left out. */
  wrong: number;
  /** What to look at: wrong rows and duplicates, in their order. */
  problems: readonly ImportProblem[];
}

interface ImportDialogReportProps {
  /** What was found. */
  report: ImportReport;
  /** What happens to duplicates. */
  duplicates: 'skip' | 'update';
  /** Called with that choice. */
  onDuplicatesChange: (duplicates: 'skip' | 'update') => void;
  /** The words of the dialog. */
  words: ImportDialogLabels;
}

/** How many rows the table shows. */
const shownProblems = 100;

/** What an import will do, and the rows that it leaves out. */
export function ImportDialogReport({
  report,
  duplicates,
  onDuplicatesChange,
  words,
}: ImportDialogReportProps) {
  const locale = useLocale();
  const { add, wrong, problems } = report;
  const isUpdate = duplicates === 'update';
  const counts = [
    [words.toAdd, add],
    [words.toUpdate, isUpdate ? report.duplicates : 0],
    [words.toSkip, isUpdate ? 0 : report.duplicates],
    [words.wrong, wrong],
  ] as const;
  const more = problems.length - shownProblems;
  return (
    <>
      <dl data-part="counts" aria-label={words.counts}>
        {counts.map(([label, count]) => (
          <div data-part="count" key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      {report.duplicates > 0 && (
        <>
          <span>{words.duplicates(formatNumber(report.duplicates, locale), report.duplicates)}</span>
          <SegmentedControl
            label={words.duplicates(formatNumber(report.duplicates, locale), report.duplicates)}
            value={duplicates}
            options={[
              { value: 'skip', label: words.skipThem },
              { value: 'update', label: words.updateThem },
            ]}
            onValueChange={onDuplicatesChange}
          />
        </>
      )}
      {problems.length > 0 && (
        <Table
          caption={words.problems}
          maxHeight="18rem"
          rows={problems.slice(0, shownProblems).map((problem, index) => ({ ...problem, index }))}
          rowKey={({ index }) => index}
          columns={[
            { key: 'row', header: words.row },
            { key: 'column', header: words.column },
            { key: 'reason', header: words.reason },
          ]}
        />
      )}
      {more > 0 && <span data-part="more">{words.moreProblems(formatNumber(more, locale), more)}</span>}
    </>
  );
}
