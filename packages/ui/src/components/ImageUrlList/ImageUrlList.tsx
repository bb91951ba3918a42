'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FieldFrame, splitFieldProps, type FieldFrameProps } from '#components/Field/FieldFrame.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './ImageUrlList.styles.ts';
import { ImageUrlPreview } from './ImageUrlPreview.tsx';

export interface ImageUrlListProps
  extends
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'children' | 'required' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** The addresses in the order shown, when you keep them; give `onValueChange` with them. */
  value?: readonly string[];
  /**
   * The addresses to begin with, when the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with all addresses after one was added or removed. */
  onValueChange?: (value: readonly string[]) => void;
}

/**
 * Pictures by their public addresses, added one by one, each shown as it will be seen.
 * @summary Pictures by their public addresses.
 */
export function ImageUrlList({
  value: valueProp,
  defaultValue = [],
  onValueChange,
  onKeyDown,
  className,
  style,
  ref,
  ...props
}: ImageUrlListProps) {
  const [urls, setUrls] = useControllableState<readonly string[]>({
    prop: valueProp,
    defaultProp: defaultValue,
    ...(onValueChange && { onChange: onValueChange }),
  });
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(inputRef, ref);
  const { frame, rest } = splitFieldProps(props);

  function add() {
    const url = text.trim();
    if (url === '') return;
    setUrls([...urls, url]);
    setAnnouncement(`Image ${urls.length + 1} added`);
    setText('');
    inputRef.current?.focus();
  }

  function remove(index: number) {
    setUrls(urls.filter((_, at) => at !== index));
    setAnnouncement(`Image ${index + 1} removed`);
    inputRef.current?.focus();
  }

  return (
    <Root data-component="ImageUrlList" className={className} style={style}>
      <FieldFrame {...frame}>
        {(control) => (
          <>
            <span data-part="row">
              <span data-part="box">
                <input
                  data-part="control"
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder="https://"
                  {...rest}
                  {...control}
                  required={control.required && urls.length === 0}
                  ref={composedRef}
                  type="text"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={(event) => {
                    onKeyDown?.(event);
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    add();
                  }}
                />
              </span>
              <Button variant="secondary" leadingIcon={<Plus />} disabled={rest.disabled} onClick={add}>
                Add Image
              </Button>
            </span>
            {urls.length > 0 && (
              <ul data-part="images" aria-label={frame.label}>
                {urls.map((url, index) => (
                  // One address may stand here twice, so its place is part of the key.
                  <li
                    data-part="image"
                    key={`${url} ${urls.slice(0, index).filter((other) => other === url).length}`}
                  >
                    <ImageUrlPreview url={url} name={`Image ${index + 1}`} />
                    <IconButton
                      size="sm"
                      shape="round"
                      variant="secondary"
                      label={`Remove image ${index + 1}`}
                      icon={<X />}
                      disabled={rest.disabled}
                      onClick={() => remove(index)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </FieldFrame>
      <output data-part="status">{announcement}</output>
    </Root>
  );
}
