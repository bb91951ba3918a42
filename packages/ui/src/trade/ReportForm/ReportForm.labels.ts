/** The words of ReportForm. */
export interface ReportFormLabels {
  /** Who reads the report, and who does not. */
  intro: string;
  /** The field. */
  reason: string;
  /** Below it. */
  reasonHint: string;
  /** The button that empties the form. */
  reset: string;
  /** The button that sends the form. */
  submit: string;
}

export const reportFormLabels: ReportFormLabels = {
  intro: 'Your report goes to those who run Guildhall. The company is not told.',
  reason: 'What is wrong?',
  reasonHint: 'Say what they should look at.',
  reset: 'Reset',
  submit: 'Send report',
};
