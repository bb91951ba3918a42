import type { StoredFile } from '@guildhall/contract';

/** The values of a form as the server takes them: with the ids of the files, where there are any. */
export const withFileIds = <Values extends { files: readonly Pick<StoredFile, 'id'>[] }>({
  files,
  ...values
}: Values) => ({ ...values, ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }) });

/** Errors of the ids as errors of the form's field. */
export const withFileErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [path.replace(/^fileIds(\.\d+)?$/, 'files'), sentence]),
  );
