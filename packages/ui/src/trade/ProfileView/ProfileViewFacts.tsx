'use client';
import { createElement, useId } from 'react';
import { DescriptionList, type DescriptionListItem } from '#components/DescriptionList/DescriptionList.tsx';

interface ProfileViewFactsProps {
  /** What the facts are about. */
  title: string;
  /** The heading level of the title. */
  headingLevel: number;
  /** The facts, in reading order. What is empty is left out. */
  facts: readonly (DescriptionListItem & { description: string | undefined })[];
}

/** A titled list of facts; nothing at all when none of them is known. */
export function ProfileViewFacts({ title, headingLevel, facts }: ProfileViewFactsProps) {
  const headingId = useId();
  if (!facts.some(({ description }) => description?.trim())) return null;
  return (
    <section data-part="section" aria-labelledby={headingId}>
      {createElement(`h${headingLevel}`, { id: headingId, 'data-part': 'heading' }, title)}
      <DescriptionList items={facts} columns={2} />
    </section>
  );
}
