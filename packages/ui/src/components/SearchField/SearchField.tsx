'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './SearchField.styles.ts';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'size' | 'type' | 'value' | 'defaultValue'
> {
  /**
   * The name of the box and of its button.
   * @default 'Search'
   */
  label?: string;
  /**
   * Shown while the box is empty.
   * @default 'Search...'
   */
  placeholder?: string;
  /**
   * The height: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** The text, when you keep it; give `onValueChange` with it. */
  value?: string;
  /**
   * The text to begin with, when the field keeps it itself.
   * @default ''
   */
  defaultValue?: string;
  /** Called with the text at every change, and with the empty string when it is cleared. */
  onValueChange?: (value: string) => void;
  /** Called with the text on Enter and by the button. */
  onSearch?: (value: string) => void;
}

/** A search box, with a button to search and, once there is text, one to clear it. A search landmark. */
export function SearchField({
  label = 'Search',
  placeholder = 'Search...',
  size = 'md',
  value: valueProp,
  defaultValue = '',
  onValueChange,
  onSearch,
  onChange,
  className,
  style,
  ref,
  ...rest
}: SearchFieldProps) {
  const [value, setValue] = useControllableState({
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
            label={label}
            icon={<Search />}
            disabled={rest.disabled}
          />
          <input
            data-part="control"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={label}
            placeholder={placeholder}
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
              label="Clear search"
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
