/** The words of the day by which goods are needed, wherever it shows. */
export interface NeededByLabels {
  /** That day once it has passed, within 'Needed by …'. */
  passed: (date: string) => string;
}

export const neededByLabels: NeededByLabels = {
  passed: (date) => `${date}, which has passed`,
};
