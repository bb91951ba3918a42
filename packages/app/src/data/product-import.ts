import type { ImportQuery } from '@guildhall/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { withColumns, type CsvHead } from '#lib/csv-head.ts';
import { refreshProducts } from './product-mutations.ts';

/** A spreadsheet, and how it is imported. */
interface Spreadsheet extends ImportQuery {
  file: File;
  head: CsvHead;
  /** The name of the API's field of each column; null for a column that is left out. */
  mapping: readonly (string | null)[];
}

/** Checks a spreadsheet, or imports it. A failure shows in the dialog. */
export function useImportProducts() {
  const queryClient = useQueryClient();
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: ({ file, head, mapping, ...options }: Spreadsheet) => {
      const { name, size, lastModified } = file;
      return api.products.import(withColumns(file, head, mapping), {
        ...options,
        // A check stores nothing.
        ...(!options.dryRun && { idempotencyKey: keyOf({ name, size, lastModified, mapping, options }) }),
      });
    },
    onSuccess: ({ batchId }) => {
      done();
      return batchId === null ? undefined : refreshProducts(queryClient);
    },
  });
}
