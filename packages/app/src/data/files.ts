import type { StoredFile } from '@guildhall/contract';
import { maxAttachments, maxFileBytes } from '@guildhall/contract/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { download } from '#lib/download.ts';

/** Uploads a picture or a document, and resolves with what is stored. */
const uploadFile = async (file: File, { signal }: { signal: AbortSignal }): Promise<StoredFile> =>
  (await api.files.upload(file, { signal })).file;

/** Uploads a picture of a product or a request, and resolves with its address. */
export const uploadPicture = async (picture: File, options: { signal: AbortSignal }): Promise<string> =>
  (await uploadFile(picture, options)).url;

/** Reads a picture that was uploaded: until what it is for is saved, its address shows it to nobody. */
const loadPicture = async (address: string, { signal }: { signal: AbortSignal }): Promise<Blob> => {
  const [, id, name] = /^\/api\/files\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  if (id === undefined || name === undefined) throw new TypeError(`${address} is no picture of ours.`);
  return api.files.read({ id, name: decodeURIComponent(name) }, { signal, width: 640 });
};

/** A picture that the browser may not keep, as only some companies may see it. It never changes. */
const pictureQuery = (address: string) =>
  queryOptions({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => loadPicture(address, { signal }),
    staleTime: Infinity,
  });

/** What forms take to have pictures. */
export const formPictures = { onUpload: uploadPicture, onLoadPicture: loadPicture };

/** What the forms of requests and offers take to have files. */
export const formFiles = {
  onUploadFile: uploadFile,
  maxFiles: maxAttachments,
  maxFileSize: maxFileBytes,
};

/**
 * Files that only some companies may read, which a link could not: pictures are loaded, and a press downloads a file,
 * with the session.
 */
export function useFileOpening() {
  const queryClient = useQueryClient();
  const onLoadPicture = (address: string) => queryClient.fetchQuery(pictureQuery(address));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (file: Pick<StoredFile, 'id' | 'name'>) =>
      download(await api.files.read(file), file.name),
    meta: { failure: { fallback: 'The file could not be read. Please try again.' } },
  });
  return {
    onLoadPicture,
    onFileOpen: (file: Pick<StoredFile, 'id' | 'name'>) => mutate(file),
    pendingFileId: isPending ? variables.id : undefined,
  };
}
