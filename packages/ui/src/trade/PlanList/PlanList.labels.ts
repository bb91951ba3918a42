/** The words of PlanList. */
export interface PlanListLabels {
  /** Marks the plan that the company has. */
  current: string;
}

export const planListLabels: PlanListLabels = {
  current: 'Current plan',
};
