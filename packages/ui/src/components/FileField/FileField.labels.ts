/** The words of FileField. */
export interface FileFieldLabels {
  /** The words that look like a link and open the browser's dialog. */
  choose: (several: boolean) => string;
  /** What else can be done, after them. */
  dropOrPaste: string;
  /** In place of both while files are dragged over the field. */
  dropHere: string;
  /** In place of all three where the files can be read and not changed. */
  readOnly: string;
  /** Any file of a group of media types, such as `image`. */
  anyOf: (group: string) => string;
  /** The types that are right. */
  types: (types: string) => string;
  /** The greatest size of one file. */
  upToSize: (size: string) => string;
  /** The most files. */
  upToFiles: (count: string, number: number) => string;
  /** The error of a file of another type. */
  wrongType: (name: string, types: string) => string;
  /** The error of a file that is too large. */
  tooLarge: (name: string, size: string, maxSize: string) => string;
  /** The error of more files than there is room for. */
  tooMany: (count: string, number: number) => string;
  /** The accessible name of the button that moves a file towards the start. */
  moveEarlier: (name: string) => string;
  /** The accessible name of the button that moves a file towards the end. */
  moveLater: (name: string) => string;
  /** The accessible name of the button that removes a file. */
  remove: (name: string) => string;
  /** The button that uploads a file once more. */
  retry: string;
  /** Its accessible name. */
  retryName: (name: string) => string;
  /** The accessible name of a file's progress. */
  uploading: (name: string) => string;
  /** Announced when files were added. */
  added: (names: string) => string;
  /** Announced when a file was removed. */
  removed: (name: string) => string;
  /** Announced when a file was moved. */
  moved: (name: string, place: number, count: number) => string;
}

const groups: Readonly<Record<string, string>> = {
  image: 'images',
  video: 'videos',
  audio: 'sounds',
  text: 'texts',
};

export const fileFieldLabels: FileFieldLabels = {
  choose: (several) => (several ? 'Choose files' : 'Choose a file'),
  dropOrPaste: 'or drop or paste here',
  dropHere: 'Drop to add',
  readOnly: 'Read only',
  anyOf: (group) => groups[group] ?? group,
  types: (types) => `Takes ${types}.`,
  upToSize: (size) => `At most ${size} each.`,
  upToFiles: (count) => `At most ${count} files.`,
  wrongType: (name, types) => `${name} is not of the right type. Choose ${types}.`,
  tooLarge: (name, size, maxSize) => `${name} is too large: ${size} of at most ${maxSize}.`,
  tooMany: (count, number) =>
    number === 1 ? 'Only one file can be added.' : `Only ${count} files can be added. Remove one first.`,
  moveEarlier: (name) => `Move ${name} earlier`,
  moveLater: (name) => `Move ${name} later`,
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  retryName: (name) => `Try again: ${name}`,
  uploading: (name) => `Uploading ${name}`,
  added: (names) => `${names} added`,
  removed: (name) => `${name} removed`,
  moved: (name, place, count) => `${name} moved to place ${place} of ${count}`,
};
