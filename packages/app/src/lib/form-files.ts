import type { StoredFile } from '@guildhall/contract';

/** The values of a form with files as the server takes them. */
export const withFileIds = <Values extends { files: readonly Pick<StoredFile, 'id'>[] }>({
  files,
  ...values
}: Values) => ({ ...values, fileIds: files.map(({ id }) => id) });

/** Errors of the ids as errors of the form's field. */
export const withFileErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [path.replace(/^fileIds(\.\d+)?$/, 'files'), sentence]),
  );
