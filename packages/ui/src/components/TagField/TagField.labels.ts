/** The words of TagField. */
export interface TagFieldLabels {
  /** The accessible name of the button that removes a tag. */
  remove: (tag: string) => string;
  /** Announced when tags were added. */
  added: (tags: string) => string;
  /** Announced when a tag was removed. */
  removed: (tag: string) => string;
  /** Said when there are as many as there may be. */
  full: (max: string) => string;
}

export const tagFieldLabels: TagFieldLabels = {
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `${tags} added`,
  removed: (tag) => `${tag} removed`,
  full: (max) => `There are ${max}, which is the most. Remove one to add another.`,
};
