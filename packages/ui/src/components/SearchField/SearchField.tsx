'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { checkControlled } from '#lib/misuse.ts';
import { searchFieldLabels, type SearchFieldLabels } from './SearchField.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './SearchField.styles.ts';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'size' | 'type' | 'value' | 'defaultValue'
> {
  /**
   * The name of the box and of its button.
   * @default 'Search'
   */
  label?: string | undefined;
  /**
   * Shown while the box is empty.
   * @default 'Search...'
   */
  placeholder?: string | undefined;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The text, when you keep it; give `onValueChange` with it. */
  value?: string | undefined;
  /**
   * The text to begin with, when the field keeps it itself.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the text at every change, and with the empty string when it is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the text on Enter and by the button. */
  onSearch?: ((value: string) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<SearchFieldLabels> | undefined;
}

/** A search box, with a button to search and, once there is text, one to clear it. A search landmark. */
export function SearchField({
  label,
  placeholder,
  size = 'md',
  value: valueProp,
  defaultValue = '',
  onValueChange,
  onSearch,
  onChange,
  labels,
  className,
  style,
  ref,
  ...rest
}: SearchFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkControlled(
      'SearchField',
      ['value', valueProp],
      ['onValueChange', onValueChange, onChange, rest.disabled],
    );
  }
  const words = useLabels('SearchField', searchFieldLabels, labels);
  const name = label ?? words.name;
  const [value, setValue] = useControllableState({
    caller: 'SearchField',
    prop: valueProp,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  return (
    <Root data-component="SearchField" data-size={size} className={className} style={style}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.(value);
        }}
      >
        <span data-part="box">
          <IconButton
            type="submit"
            size="sm"
            shape="round"
            label={name}
            icon={<Search />}
            disabled={rest.disabled}
          />
          <input
            data-part="control"
            // A combobox is a text field: a search field has a role of its own.
            type={rest.role === 'combobox' ? 'text' : 'search'}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={name}
            placeholder={placeholder ?? words.placeholder}
            {...rest}
            ref={composedRef}
            value={value}
            onChange={(event) => {
              onChange?.(event);
              setValue(event.target.value);
            }}
          />
          {value !== '' && !rest.disabled && (
            <IconButton
              size="sm"
              shape="round"
              label={words.clear}
              icon={<X />}
              onClick={() => {
                setValue('');
                inputRef.current?.focus();
              }}
            />
          )}
        </span>
      </form>
    </Root>
  );
}
