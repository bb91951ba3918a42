import { RotateCcw, Search } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { SearchMark } from '#trade/SearchMark.tsx';
import type { SearchOption } from './search-options.ts';
import type { useSearchListbox } from './use-search-listbox.ts';

interface GlobalSearchOptionProps {
  /** The option. */
  option: SearchOption;
  /** Its place in the list. */
  index: number;
  /** The search text, to highlight it. */
  query: string;
  /** Whether it is highlighted, so that Enter chooses it. */
  isHighlighted: boolean;
  /** The attributes that make it an option of the list. */
  getItemProps: ReturnType<typeof useSearchListbox>['getItemProps'];
}

const icons = { all: Search, retry: RotateCcw };

/** An option of the panel. */
export function GlobalSearchOption({
  option,
  index,
  query,
  isHighlighted,
  getItemProps,
}: GlobalSearchOptionProps) {
  const { kind, title, hint, end, picture = null, pictured = title } = option;
  const isResult = kind !== 'all' && kind !== 'retry';
  const Icon = isResult ? undefined : icons[kind];
  return (
    <div
      data-part="option"
      data-kind={kind}
      data-highlighted={isHighlighted ? '' : undefined}
      {...getItemProps({ item: option, index })}
    >
      {Icon ? (
        <span data-part="icon" aria-hidden>
          <Icon size={16} />
        </span>
      ) : (
        <Avatar name={pictured} src={picture} />
      )}
      <span data-part="text">
        <span data-part="title" dir="auto">
          {isResult ? <SearchMark text={title} query={query} /> : title}
        </span>
        {hint && (
          <span data-part="hint" dir="auto">
            <SearchMark text={hint} query={query} />
          </span>
        )}
      </span>
      {end && <span data-part="end">{end}</span>}
    </div>
  );
}
