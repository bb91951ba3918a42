/** A first and a last day, both as `YYYY-MM-DD`; empty where there is none yet. */
export interface Days {
  /** The first day. */
  from: string;
  /** The last day, which belongs to it. */
  to: string;
}
