/** The words of Stepper. They are read with a step, whose look says the same. */
export interface StepperLabels {
  /** A step that is behind. */
  done: string;
  /** The step at which it has stopped. */
  stopped: string;
}

export const stepperLabels: StepperLabels = { done: 'Done', stopped: 'Stopped' };
