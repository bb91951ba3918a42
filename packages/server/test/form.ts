/** A form with one file. */
export function fileForm(
  content: Blob | Uint8Array<ArrayBuffer> | string,
  name = 'file',
  field = 'file',
): FormData {
  const form = new FormData();
  form.set(field, content instanceof Blob ? content : new Blob([content]), name);
  return form;
}

/** The shortest text that is taken for a PDF document. */
export const pdf = '%PDF-1.7\n%%EOF\n';

/** A spreadsheet of products. */
export const csvFile = (text: string | Uint8Array<ArrayBuffer>): Blob =>
  new Blob([text], { type: 'text/csv' });

/** A body as fetch takes it, with its type: a form and a file as they are, all else as JSON. */
export function encodeBody(body: object | undefined): {
  headers?: Record<string, string>;
  body?: FormData | Blob | string;
} {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof Blob) return { body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
