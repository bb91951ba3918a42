/** The words of GettingStarted. */
export interface GettingStartedLabels {
  /** The heading. */
  title: string;
  /** How many steps are done. */
  progress: (done: number, all: number) => string;
  /** The button that takes the checklist away. */
  dismiss: string;
  /** Marks a step that is done, for screen readers. */
  done: string;
  /** A step. */
  profile: string;
  /** What it is good for. */
  profileWhy: string;
  /** A step. */
  logo: string;
  /** What it is good for. */
  logoWhy: string;
  /** A step. */
  product: string;
  /** What it is good for. */
  productWhy: string;
  /** A step. */
  request: string;
  /** What it is good for. */
  requestWhy: string;
  /** A step. */
  connection: string;
  /** What it is good for. */
  connectionWhy: string;
  /** A step. */
  invite: string;
  /** What it is good for. */
  inviteWhy: string;
}

export const gettingStartedLabels: GettingStartedLabels = {
  title: 'Getting started',
  progress: (done, all) => `${done} of ${all}`,
  dismiss: 'Dismiss the checklist',
  done: 'Done',
  profile: 'Fill in your profile',
  profileWhy: 'Companies look at it before they connect or order.',
  logo: 'Add your logo',
  logoWhy: 'It stands beside everything that you offer and ask for.',
  product: 'Add your first product',
  productWhy: 'Clients find what is listed.',
  request: 'Create your first request',
  requestWhy: 'Vendors who sell what you look for are told.',
  connection: 'Make your first connection',
  connectionWhy: 'Connected companies can chat.',
  invite: 'Invite a member',
  inviteWhy: 'Everyone has a password and a role of their own.',
};
