import type { StoredFile } from '@guildhall/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { download } from '#lib/download.ts';

/** Uploads a picture or a document, and resolves with what is stored. */
export const uploadFile = async (file: File, { signal }: { signal: AbortSignal }): Promise<StoredFile> =>
  (await api.files.upload(file, { signal })).file;

/** Uploads a picture of a product or a request, and resolves with its address. */
export const uploadPicture = async (picture: File, options: { signal: AbortSignal }): Promise<string> =>
  (await uploadFile(picture, options)).url;

/** Downloads a file that only the session's company and its partner may read, which a link could not. */
export function useDownload() {
  return useMutation({
    mutationFn: async (file: Pick<StoredFile, 'id' | 'name'>) =>
      download(await api.files.read(file), file.name),
    meta: { failure: { fallback: 'The file could not be read. Please try again.' } },
  });
}
