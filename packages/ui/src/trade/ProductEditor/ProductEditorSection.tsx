'use client';
import type { ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';

interface ProductEditorSectionProps {
  /** The id of its title, which the links to the sections lead to. */
  id: string;
  /** What its fields are about. */
  title: string;
  /** The fields, two side by side where there is space. */
  children: ReactNode;
}

/** One group of fields. */
export const ProductEditorSection = ({ id, title, children }: ProductEditorSectionProps) => (
  <section data-part="section" aria-labelledby={id}>
    <Heading data-part="section-title" id={id} size="lg" tabIndex={-1}>
      {title}
    </Heading>
    <div data-part="fields">{children}</div>
  </section>
);
