/** The words of CopyButton. */
export interface CopyButtonLabels {
  /** The button. */
  copy: string;
  /** What it says for a moment once the text has been copied. */
  copied: string;
  /** What it says for a moment where the browser has refused. */
  failed: string;
}

export const copyButtonLabels: CopyButtonLabels = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Failed',
};
