/** A place where a member is logged in: a session of the API, with what its device calls itself taken apart. */
export interface DeviceSession {
  _id: string;
  /**
   * What kind of device it is; a tablet is a phone.
   * @default 'unknown'
   */
  deviceKind?: 'phone' | 'computer' | 'unknown' | undefined;
  /** The browser: 'Chrome'. */
  browser?: string | undefined;
  /** What it runs on: 'Windows'. */
  system?: string | undefined;
  /** Whose session it is, in the list of a whole company. */
  memberName?: string | undefined;
  /** When the member logged in: an ISO date and time. */
  createdAt: string;
  /** When it was last used: an ISO date and time. */
  lastUsedAt: string;
  /** Whether it is the one that the page is seen in. */
  current: boolean;
}
