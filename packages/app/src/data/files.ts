import { api } from '#lib/api.ts';

/** Uploads a picture of a product or a request, and resolves with its address. */
export const uploadPicture = async (picture: File, { signal }: { signal: AbortSignal }): Promise<string> => {
  const { file } = await api.files.upload(picture, { signal });
  return file.url;
};
