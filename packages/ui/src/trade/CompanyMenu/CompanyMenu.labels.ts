/** The words of CompanyMenu. */
export interface CompanyMenuLabels {
  /** The name of the button. */
  more: (companyName: string) => string;
  /** An entry. */
  connect: string;
  /** An entry. */
  report: string;
  /** An entry. */
  block: (companyName: string) => string;
  /** The question before it is done. */
  blockTitle: (companyName: string) => string;
  /** What blocking means. */
  blockHint: string;
  /** The button that does it. */
  confirmBlock: string;
}

export const companyMenuLabels: CompanyMenuLabels = {
  more: (companyName) => `More actions for ${companyName}`,
  connect: 'Connect',
  report: 'Report…',
  block: (companyName) => `Block ${companyName}…`,
  blockTitle: (companyName) => `Block ${companyName}?`,
  blockHint:
    'You will not see each other any more: no messages, no requests, no search. Your connection and open quotes end; ' +
    'orders that run go on. The company is not told. You can undo it in Settings.',
  confirmBlock: 'Block',
};
