'use client';
import { ChevronDown, Circle, CircleCheck, X } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { Anchor } from '#navigation/Anchor.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { gettingStartedLabels, type GettingStartedLabels } from './GettingStarted.labels.ts';
import { Root } from './GettingStarted.styles.ts';

/** A step of a new company. */
export interface GettingStartedStep {
  /** Which one. */
  key: 'profile' | 'logo' | 'product' | 'request' | 'connection' | 'invite';
  /** Whether it is done. */
  done: boolean;
  /** Where it is done. */
  href: string;
}

export interface GettingStartedProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The steps, in the order they show. Leave the checklist out once all are done. */
  steps: readonly GettingStartedStep[];
  /** Called by the button that takes the checklist away, which shows only with it. */
  onDismiss?: (() => void) | undefined;
  /** Called on a plain click on a step, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * Whether the steps show to begin with, and not only how many are done.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * The rank of the heading in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<GettingStartedLabels> | undefined;
}

/** The checklist that leads a new company to its first useful hour. Closed, it says how many steps are done. */
export function GettingStarted({
  steps,
  onDismiss,
  onNavigate,
  defaultOpen = false,
  headingLevel = 2,
  labels,
  ...rest
}: GettingStartedProps) {
  const words = useLabels('GettingStarted', gettingStartedLabels, labels);
  const id = useId();
  const Title = `h${headingLevel}` as const;
  const done = steps.filter((step) => step.done).length;
  const progress = words.progress(done, steps.length);
  return (
    <Root data-component="GettingStarted" aria-labelledby={id} {...rest}>
      <details data-part="checklist" open={defaultOpen}>
        <summary data-part="summary">
          <Title data-part="title" id={id}>
            {words.title}
          </Title>
          <span data-part="progress" dir="auto">
            {progress}
          </span>
          <ChevronDown data-part="chevron" size={16} aria-hidden />
          {/* The words beside the title say the same. */}
          <span data-part="bar" aria-hidden>
            <Progress
              label={words.title}
              labelVisibility="hidden"
              value={done}
              max={steps.length}
              valueText={progress}
              size="sm"
              tone="accent"
            />
          </span>
        </summary>
        <ul data-part="steps">
          {steps.map(({ key, done: isDone, href }) => (
            <li key={key} data-part="step" data-done={isDone ? '' : undefined}>
              <span data-part="icon" aria-hidden>
                {isDone ? <CircleCheck size={20} /> : <Circle size={20} />}
              </span>
              {isDone ? (
                <span data-part="name">
                  {words[key]} <span data-part="done-label">{words.done}</span>
                </span>
              ) : (
                <>
                  <Anchor data-part="name" href={href} onNavigate={onNavigate} aria-describedby={id + key}>
                    {words[key]}
                  </Anchor>
                  <span data-part="why" dir="auto" id={id + key}>
                    {words[`${key}Why`]}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </details>
      {onDismiss && (
        <div data-part="dismiss">
          <IconButton label={words.dismiss} size="sm" icon={<X />} onClick={onDismiss} />
        </div>
      )}
    </Root>
  );
}
