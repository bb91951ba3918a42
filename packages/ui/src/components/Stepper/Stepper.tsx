'use client';
import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { checkValues } from '#lib/misuse.ts';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { stepperLabels, type StepperLabels } from './Stepper.labels.ts';
import { Root } from './Stepper.styles.ts';

/** One step. */
export interface StepperStep {
  /** What it is, in a word or two; unique among the steps. */
  label: string;
  /** When it was done, or what it waits for. */
  description?: ReactNode;
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What goes through the steps, as the name of the list: 'Order PO-1042'. */
  label: string;
  /** All steps, in order. Two to six. */
  steps: readonly StepperStep[];
  /** The index of the current step. Those before it are done; with the number of steps all of them are. */
  current: number;
  /**
   * Whether it has stopped at the current step and will not go on: declined, cancelled, failed.
   * @default false
   */
  stopped?: boolean | undefined;
  /**
   * `horizontal` is vertical, too, where the stepper's own width is below 36 rem.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Replaces some of its words. */
  labels?: Partial<StepperLabels> | undefined;
}

type State = 'done' | 'current' | 'stopped' | 'upcoming';

function stateOf(index: number, current: number, stopped: boolean): State {
  if (index < current) return 'done';
  if (index > current) return 'upcoming';
  return stopped ? 'stopped' : 'current';
}

/** Where something is on a known way of a few steps, such as an order between purchase and delivery. */
export function Stepper({
  label,
  steps,
  current,
  stopped = false,
  orientation = 'horizontal',
  labels,
  ...rest
}: StepperProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkValues('Stepper', 'steps', steps, ({ label: step }) => step);
  }
  const words = useLabels('Stepper', stepperLabels, labels);
  const locale = useLocale();
  const marks: Partial<Record<State, ReactNode>> = { done: <Check />, stopped: <X /> };
  return (
    <Root data-component="Stepper" data-orientation={orientation} {...rest}>
      <ol data-part="steps" aria-label={label}>
        {steps.map((step, index) => {
          const state = stateOf(index, current, stopped);
          return (
            <li
              key={step.label}
              data-part="step"
              data-state={state}
              aria-current={index === current ? 'step' : undefined}
            >
              <span data-part="marker" aria-hidden>
                {marks[state] ?? formatNumber(index + 1, locale)}
              </span>
              <div data-part="content">
                <span data-part="label">{step.label}</span>
                {(state === 'done' || state === 'stopped') && <span data-part="state"> {words[state]}</span>}
                {step.description && <div data-part="description">{step.description}</div>}
              </div>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
