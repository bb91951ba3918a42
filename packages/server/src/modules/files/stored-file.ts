import type { StoredFile } from '@guildhall/contract';
import type { AttachedFile } from '#db/schema.ts';
import { fileUrl } from '#file-url.ts';

/** A file as responses have it. */
export const toStoredFile = (file: AttachedFile): StoredFile => ({ ...file, url: fileUrl(file) });
