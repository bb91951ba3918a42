'use client';
import { useId } from 'react';
import { DescriptionList, type DescriptionListItem } from '#components/DescriptionList/DescriptionList.tsx';
import { Heading } from '#components/Heading/Heading.tsx';

interface ProfileViewFactsProps {
  /** What the facts are about. */
  title: string;
  /** The heading level of the title. */
  headingLevel: 2 | 3 | 4;
  /** The facts, in reading order. What is empty is left out. */
  facts: readonly (DescriptionListItem & { description: string | undefined })[];
}

/** A titled list of facts; nothing at all when none of them is known. */
export function ProfileViewFacts({ title, headingLevel, facts }: ProfileViewFactsProps) {
  const headingId = useId();
  if (!facts.some(({ description }) => description?.trim())) return null;
  return (
    <section data-part="section" aria-labelledby={headingId}>
      <Heading data-part="heading" id={headingId} level={headingLevel} size="lg">
        {title}
      </Heading>
      <DescriptionList items={facts} columns={2} />
    </section>
  );
}
