'use client';
import { useId, useState, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { ChangeChoice, ChangeReviewRow } from './change-review-row.ts';
import { changeReviewLabels, type ChangeReviewLabels } from './ChangeReview.labels.ts';
import { Root } from './ChangeReview.styles.ts';
import { ChangeReviewItem } from './ChangeReviewItem.tsx';

export interface ChangeReviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The fields that both have changed. */
  rows: readonly ChangeReviewRow[];
  /**
   * Whether what was chosen is being saved.
   * @default false
   */
  pending?: boolean | undefined;
  /** Called with the choice for every field. */
  onResolve: (choices: Readonly<Record<string, ChangeChoice>>) => void;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ChangeReviewLabels> | undefined;
}

/** Shows side by side what the reader wrote and what someone else has saved meanwhile, and asks which is to stay. */
export function ChangeReview({
  rows,
  pending = false,
  onResolve,
  headingLevel = 2,
  labels,
  ...rest
}: ChangeReviewProps) {
  const words = useLabels('ChangeReview', changeReviewLabels, labels);
  const titleId = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, ChangeChoice>>>({});
  const [announcement, setAnnouncement] = useState('');
  // Nothing that was written goes unless someone says so.
  const choices = Object.fromEntries(rows.map(({ field }) => [field, chosen[field] ?? 'mine']));
  const chooseAll = (choice: ChangeChoice) => {
    setChosen(Object.fromEntries(rows.map(({ field }) => [field, choice])));
    setAnnouncement(choice === 'mine' ? words.keptAll : words.usedAll);
  };
  return (
    <Root data-component="ChangeReview" role="group" aria-labelledby={titleId} {...rest}>
      <div data-part="head">
        <Heading id={titleId} level={headingLevel} size="xl" font="sans">
          {words.title}
        </Heading>
        <Text size="sm" tone="muted">
          {words.description}
        </Text>
      </div>
      {rows.length > 1 && (
        <div data-part="all">
          <Button variant="secondary" size="sm" onClick={() => chooseAll('mine')}>
            {words.keepAll}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => chooseAll('theirs')}>
            {words.useAll}
          </Button>
        </div>
      )}
      {rows.map((row) => (
        <ChangeReviewItem
          key={row.field}
          row={row}
          choice={choices[row.field]!}
          disabled={pending}
          words={words}
          onChoose={(choice) => setChosen({ ...choices, [row.field]: choice })}
        />
      ))}
      <div data-part="end">
        <Button loading={pending} onClick={() => onResolve(choices)}>
          {words.resolve}
        </Button>
      </div>
      <output data-part="status">{announcement}</output>
    </Root>
  );
}
