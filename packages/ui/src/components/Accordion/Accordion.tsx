'use client';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { checkValues, valueOf } from '#lib/misuse.ts';
import { Root } from './Accordion.styles.ts';

/** One section. */
export interface AccordionItem {
  /** Identifies it; it is not shown. */
  value: string;
  /** What it is about, always in sight. */
  title: ReactNode;
  /** What stands at the end of the title's line, such as a number. */
  meta?: ReactNode;
  /** What shows while it is open. The browser's search on the page finds it when closed, too, and opens it. */
  content: ReactNode;
  /**
   * Whether it is open to begin with.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The sections, in reading order. */
  items: readonly AccordionItem[];
  /**
   * How many can be open at once. With `one`, opening a section closes the others.
   * @default 'several'
   */
  open?: 'one' | 'several' | undefined;
  /**
   * The rank of the titles in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Called with the `value` of a section that has opened or closed. */
  onOpenChange?: ((value: string, open: boolean) => void) | undefined;
}

/** Sections below their titles, which open and close. The browser's own details, so they work before any script. */
export function Accordion({
  items,
  open = 'several',
  headingLevel = 3,
  onOpenChange,
  ...rest
}: AccordionProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkValues('Accordion', 'items', items, valueOf);
  }
  const name = useId();
  /** The sections that have told of themselves, and whether they were open. */
  const toldRef = useRef(new Map<string, boolean>());
  const Title = `h${headingLevel}` as const;
  return (
    <Root data-component="Accordion" {...rest}>
      {items.map(({ value, title, meta, content, defaultOpen = false }) => (
        <details
          data-part="item"
          key={value}
          name={open === 'one' ? name : undefined}
          open={defaultOpen}
          onToggle={(event) => {
            const { open: isOpen } = event.currentTarget;
            // A section within the content tells of itself, too, and one that begins open does so at once.
            if (
              event.target !== event.currentTarget ||
              isOpen === (toldRef.current.get(value) ?? defaultOpen)
            )
              return;
            toldRef.current.set(value, isOpen);
            onOpenChange?.(value, isOpen);
          }}
        >
          <summary data-part="summary">
            <Title data-part="title">{title}</Title>
            {meta !== undefined && <span data-part="meta">{meta}</span>}
            <ChevronDown data-part="icon" size={16} aria-hidden />
          </summary>
          <div data-part="content">{content}</div>
        </details>
      ))}
    </Root>
  );
}
