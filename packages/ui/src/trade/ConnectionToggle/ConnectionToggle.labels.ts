/** The words of ConnectionToggle. */
export interface ConnectionToggleLabels {
  /** The button. */
  stranger: string;
  /** A status. */
  pending: string;
  /** A status. */
  connected: string;
  /** A status. */
  declined: string;
}

export const connectionToggleLabels: ConnectionToggleLabels = {
  stranger: 'Connect',
  pending: 'Pending',
  connected: 'Connected',
  declined: 'Declined',
};
