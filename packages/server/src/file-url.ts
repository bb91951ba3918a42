import { endpoints, pictureWidths } from '@guildhall/contract';

/** What names a file in its address. */
export interface FileName {
  id: string;
  name: string;
}

const [, template] = endpoints.readFile;
const [before = '', between = ''] = template.split(/:id|:name/);
const pattern = new RegExp(
  `^${before}([^/?#]+)${between}([^/?#]+?)(?:\\?width=(?:${pictureWidths.join('|')}))?$`,
);

/** The address of a file on this server, without an origin. */
export const fileUrl = ({ id, name }: FileName): string => before + id + between + encodeURIComponent(name);

/** Reads the address of a file, of a picture in any width; undefined for any other text. The id is not checked. */
export function parseFileUrl(text: string): FileName | undefined {
  const [, id, encoded] = pattern.exec(text) ?? [];
  if (id === undefined || encoded === undefined) return undefined;
  try {
    const file = { id, name: decodeURIComponent(encoded) };
    // A file has one address: the other ways to encode it would be others for caches.
    return encodeURIComponent(file.name) === encoded ? file : undefined;
  } catch {
    return undefined;
  }
}
