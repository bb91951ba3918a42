'use client';
import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';
import { formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { FilterPanelLabels } from './FilterPanel.labels.ts';
import type { FilterChoices } from './filters.ts';

interface FilterPanelChoicesProps {
  /** The group. */
  group: FilterChoices;
  /** The values that are chosen. */
  chosen: readonly string[];
  /** The words of the panel. */
  words: FilterPanelLabels;
  /** Called with the values that are to be chosen. */
  onChange: (chosen: readonly string[]) => void;
}

/** The choices of a group. What is chosen shows also where it stands below the others. */
export function FilterPanelChoices({
  group: { id, choices, shown = 6, state = 'ready', onRetry },
  chosen,
  words,
  onChange,
}: FilterPanelChoicesProps) {
  const { locale } = useLocale();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const visible = choices.filter(({ value }, index) => isWhole || index < shown || chosen.includes(value));
  const hidden = choices.length - visible.length;
  if (choices.length === 0 && state === 'loading') {
    return (
      <div data-part="choices">
        {skeletonKeys.slice(0, 4).map((key) => (
          <div data-part="choice" key={key}>
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      {state === 'error' && (
        <p data-part="note" role="alert">
          {words.failed}
          {onRetry && (
            <Button size="sm" variant="ghost" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </p>
      )}
      {state === 'ready' && choices.length === 0 && <p data-part="note">{words.noChoices}</p>}
      <ul data-part="choices" id={listId} aria-busy={state === 'loading' || undefined}>
        {visible.map(({ value, label, count, disabled }) => (
          <li data-part="choice" key={value}>
            <Checkbox
              label={label}
              name={id}
              value={value}
              disabled={disabled}
              checked={chosen.includes(value)}
              aria-describedby={count === undefined ? undefined : `${listId}-${value}`}
              onCheckedChange={(checked) =>
                onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {count !== undefined && (
              <span data-part="count" id={`${listId}-${value}`}>
                {formatNumber(count, { locale })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {(hidden > 0 || isWhole) && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.showFewer : words.showMore(formatNumber(hidden, { locale }))}
        </Button>
      )}
    </>
  );
}
