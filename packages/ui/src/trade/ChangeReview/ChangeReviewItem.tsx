'use client';
import { useId, type ReactNode } from 'react';
import type { ChangeChoice, ChangeReviewRow } from './change-review-row.ts';
import type { ChangeReviewLabels } from './ChangeReview.labels.ts';

interface ChangeReviewItemProps {
  /** The field and its two values. */
  row: ChangeReviewRow;
  /** Which of them is chosen. */
  choice: ChangeChoice;
  /** Whether nothing can be chosen. */
  disabled: boolean;
  /** The words of the review. */
  words: ChangeReviewLabels;
  /** Called with the value that is chosen. */
  onChoose: (choice: ChangeChoice) => void;
}

const isEmpty = (value: ReactNode) => value === '' || value === null || value === undefined;

/** One field with the two values to choose from. */
export function ChangeReviewItem({ row, choice, disabled, words, onChoose }: ChangeReviewItemProps) {
  const id = useId();
  const sides = [
    { side: 'mine', label: words.keepYours, value: row.mine },
    { side: 'theirs', label: words.useTheirs, value: row.theirs },
  ] as const;
  return (
    <fieldset data-part="row" disabled={disabled}>
      <legend data-part="field">{row.label}</legend>
      <div data-part="sides">
        {sides.map(({ side, label, value }) => (
          <label data-part="side" key={side}>
            <input
              data-part="control"
              type="radio"
              name={id}
              checked={choice === side}
              aria-labelledby={`${id}-${side}`}
              aria-describedby={`${id}-${side}-value`}
              onChange={() => onChoose(side)}
            />
            <span data-part="choice" id={`${id}-${side}`}>
              {label}
            </span>
            <span data-part="value" id={`${id}-${side}-value`} data-empty={isEmpty(value) ? '' : undefined}>
              {isEmpty(value) ? words.empty : value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
