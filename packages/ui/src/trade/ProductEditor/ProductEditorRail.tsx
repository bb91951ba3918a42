'use client';
import { Anchor } from '#navigation/Anchor.tsx';
import type { ProductEditorLabels } from './ProductEditor.labels.ts';
import { sections, type SectionProps } from './sections.ts';

interface ProductEditorRailProps extends Pick<SectionProps, 'idOf'> {
  /** The words of the editor. */
  words: ProductEditorLabels;
}

/** The address of the page stays: an app may ask before it leaves one with unsaved changes. */
function show(href: string) {
  const title = document.getElementById(href.slice(1));
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}

/** The links to the sections, where there is room beside them. */
export const ProductEditorRail = ({ idOf, words }: ProductEditorRailProps) => (
  <nav data-part="rail" aria-label={words.sections}>
    <ul data-part="links">
      {sections.map((section) => (
        <li key={section}>
          <Anchor data-part="link" href={`#${idOf(section)}`} onNavigate={show}>
            {words[section]}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
