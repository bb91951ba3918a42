/** The words of LogoField. */
export interface LogoFieldLabels {
  /** The button that chooses a picture. */
  change: string;
  /** The button that removes the logo. */
  remove: string;
  /** Read out while the picture is sent. */
  uploading: string;
  /** Read out while the logo is removed. */
  removing: string;
}

export const logoFieldLabels: LogoFieldLabels = {
  change: 'Change logo',
  remove: 'Remove logo',
  uploading: 'Uploading the logo',
  removing: 'Removing the logo',
};
