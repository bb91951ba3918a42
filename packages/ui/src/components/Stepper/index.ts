export { Stepper, type StepperProps, type StepperStep } from './Stepper.tsx';
export type { StepperLabels } from './Stepper.labels.ts';
