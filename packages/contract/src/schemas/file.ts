import { Type } from 'typebox';
import { documentType, maxAttachments, maxFileBytes, maxPicturePixels, pictureWidths } from '../limits.ts';
import { Id, Input, Nullable } from './common.ts';

const megabytes = maxFileBytes / 1e6;

/** The one part of an upload. */
export const FileUpload = Input({
  file: Type.String({
    title: 'File',
    format: 'binary',
    description:
      `A picture (JPEG, PNG, WebP or AVIF, at most ${maxPicturePixels / 1e6} megapixels) or a PDF document, at most ` +
      `${megabytes} MB. Its bytes decide which; its name is kept as far as it is plain text.`,
  }),
});

/** A file as it is stored: a picture anew as WebP without its metadata, a document unchanged. */
export const StoredFile = Type.Object({
  id: Id,
  url: Type.String({ description: 'Its address on this server, for `avatar`, `images` and for reading it.' }),
  name: Type.String(),
  type: Type.Enum(['image/webp', documentType]),
  bytes: Type.Integer({ description: 'The size; of a picture in its largest width.' }),
  width: Nullable(Type.Integer({ description: 'In pixels, in the largest width; null for a document.' })),
  height: Nullable(Type.Integer({ description: 'In pixels, in the largest width; null for a document.' })),
});
export interface StoredFile extends Type.Static<typeof StoredFile> {}

/** Names files that the company has uploaded, as those of a request, an offer or a message. */
export const FileIds = Type.Array(Id, {
  title: 'Files',
  maxItems: maxAttachments,
  description: 'The ids of files that the company has uploaded.',
});

export const FileUploaded = Type.Object({ file: StoredFile });
export interface FileUploaded extends Type.Static<typeof FileUploaded> {}

/** Names a file: its id and its name, as its address has them. */
export const FileParams = Type.Object({
  id: Id,
  name: Type.String({ title: 'name', minLength: 1, maxLength: 200 }),
});

/** Which width of a picture to return. */
export const FileQuery = Input({
  width: Type.Optional(
    Type.Enum(pictureWidths, {
      // Without it the text of an address would not be converted.
      type: 'integer',
      title: 'width',
      description: 'The maximum width in pixels, the largest by default. A smaller picture is not enlarged.',
    }),
  ),
});
export interface FileQuery extends Type.Static<typeof FileQuery> {}

/** The bytes of a file. */
export const FileContent = Type.String({ format: 'binary' });
