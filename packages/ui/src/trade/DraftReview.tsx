'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { ChangeReview } from '#trade/ChangeReview/ChangeReview.tsx';
import type { DraftShape, EditConflict } from './draft-shape.ts';

interface DraftReviewProps<Entity, Draft, Field extends string> {
  /** How what is edited becomes a draft. */
  shape: Pick<DraftShape<Entity, Draft, Field, object>, 'draftOf' | 'changedFields'>;
  /** What others have saved. */
  conflict: EditConflict<Entity>;
  /** What the reader wrote. */
  draft: Draft;
  /** Whether what was chosen is being saved. */
  pending: boolean;
  /** The label of a field. */
  labelOf: (field: Field) => string;
  /** What a draft says in a field; empty when it says nothing. */
  describe: (field: Field, draft: Draft) => ReactNode;
  /** Called with the fields of which what others have saved is to stay. */
  onResolve: (theirs: readonly Field[]) => void;
}

/** What differs from what others have saved, field by field. It takes the focus, for it takes the place of the form. */
export function DraftReview<Entity, Draft, Field extends string>({
  shape,
  conflict,
  draft,
  pending,
  labelOf,
  describe,
  onResolve,
}: DraftReviewProps<Entity, Draft, Field>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);

  const theirs = shape.draftOf(conflict.current);
  const differing = shape.changedFields(draft, theirs).filter((field) => conflict.fields.includes(field));
  return (
    <ChangeReview
      ref={ref}
      tabIndex={-1}
      pending={pending}
      rows={differing.map((field) => ({
        field,
        label: labelOf(field),
        mine: describe(field, draft),
        theirs: describe(field, theirs),
      }))}
      onResolve={(choices) => onResolve(differing.filter((field) => choices[field] === 'theirs'))}
    />
  );
}
