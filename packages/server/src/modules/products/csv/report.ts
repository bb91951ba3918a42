import type { ImportReport } from '@guildhall/contract';

type Problem = ImportReport['problems'][number];

const maxProblems = 500;

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Counts what becomes of the rows of an import. */
export interface Report {
  counts: Record<'rows' | 'added' | 'updated' | 'skipped' | 'wrong', number>;
  /** A row that is left out: a sentence for each column at fault. */
  wrong(row: number, errors: Record<string, string>): void;
  /** A row whose SKU is not new. */
  skip(row: number, reason: string): void;
  /** A report that goes on from here, while this one stays as it is. */
  copy(): Report;
  /** The response. */
  finish(done: { dryRun: boolean; batchId: string | null }): ImportReport;
}

const empty = {
  counts: { rows: 0, added: 0, updated: 0, skipped: 0, wrong: 0 },
  problems: [] as Problem[],
  /** Rows are checked twice, each time from the first to the last: so the first problems are among these. */
  kept: { wrong: 0, duplicate: 0 },
};

export function createReport(start = empty): Report {
  const { counts, problems, kept } = structuredClone(start);
  const note = (problem: Problem) => {
    kept[problem.kind] += 1;
    if (kept[problem.kind] <= 2 * maxProblems) problems.push(problem);
  };
  return {
    counts,
    wrong(row, errors) {
      counts.wrong += 1;
      for (const [column, reason] of Object.entries(errors)) note({ row, column, kind: 'wrong', reason });
    },
    skip(row, reason) {
      counts.skipped += 1;
      note({ row, column: 'sku', kind: 'duplicate', reason });
    },
    copy: () => createReport({ counts, problems, kept }),
    finish({ dryRun, batchId }) {
      const { added, updated } = counts;
      const message = dryRun
        ? `${products(added)} would be added, ${updated} updated.`
        : `${products(added)} added, ${updated} updated.`;
      const first = problems.toSorted((a, b) => a.row - b.row).slice(0, maxProblems);
      return { message, batchId, ...counts, problems: first };
    },
  };
}
