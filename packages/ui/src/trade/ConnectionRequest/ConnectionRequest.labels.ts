/** The words of ConnectionRequest. */
export interface ConnectionRequestLabels {
  /** A button. */
  accept: string;
  /** A button. */
  decline: string;
  /** The accessible name of the first. */
  acceptCompany: (companyName: string) => string;
  /** The accessible name of the second. */
  declineCompany: (companyName: string) => string;
  /** The accessible name of the menu. */
  more: (companyName: string) => string;
  /** Its entry: the company may not ask again. */
  declineForGood: string;
}

export const connectionRequestLabels: ConnectionRequestLabels = {
  accept: 'Accept',
  decline: 'Decline',
  acceptCompany: (companyName) => `Accept ${companyName}`,
  declineCompany: (companyName) => `Decline ${companyName}`,
  more: (companyName) => `More actions for ${companyName}`,
  declineForGood: 'Decline for good',
};
