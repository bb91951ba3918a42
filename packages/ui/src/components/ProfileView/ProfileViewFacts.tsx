'use client';
import { createElement, useId } from 'react';

export interface ProfileViewFactsProps {
  /** What the facts are about. */
  title: string;
  /** The rank of the title in the page's outline. */
  headingLevel: number;
  /** Name and value of each fact, in reading order. One without a value is left out. */
  facts: readonly (readonly [name: string, value: string | undefined])[];
}

/** A titled list of facts; nothing at all when no fact has a value. */
export function ProfileViewFacts({ title, headingLevel, facts }: ProfileViewFactsProps) {
  const headingId = useId();
  const present = facts.filter(([, value]) => value?.trim());
  if (present.length === 0) return null;
  return (
    <section data-part="section" aria-labelledby={headingId}>
      {createElement(`h${headingLevel}`, { id: headingId, 'data-part': 'heading' }, title)}
      <dl data-part="facts">
        {present.map(([name, value]) => (
          <div key={name} data-part="fact">
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
