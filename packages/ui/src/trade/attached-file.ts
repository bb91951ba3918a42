/** A file of a request, an offer or a message, as the API gives it. */
export interface AttachedFile {
  id: string;
  /** Where it is. As a rule it needs the reader's session, so it is no address for a link. */
  url: string;
  /** The name that it had when it was uploaded. */
  name: string;
  /** Its media type: `image/webp` for a picture, `application/pdf`. */
  type: string;
  /** Its size. */
  bytes: number;
}
