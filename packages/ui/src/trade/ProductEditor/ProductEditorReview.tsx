'use client';
import { useEffect, useRef } from 'react';
import { useLocale } from '#locale/use-locale.ts';
import { ChangeReview } from '#trade/ChangeReview/ChangeReview.tsx';
import { describeField } from './describe-field.tsx';
import {
  changedFields,
  draftOf,
  productOf,
  type EditableProduct,
  type ProductDraft,
  type ProductField,
} from './product-draft.ts';
import type { ProductEditorLabels } from './ProductEditor.labels.ts';

/** Why the changes were refused: others have changed the same fields in the meantime. */
export interface ProductConflict {
  /** The product as it is now. */
  current: EditableProduct;
  /** The fields that differ. */
  fields: readonly string[];
}

interface ProductEditorReviewProps {
  /** What others have saved. */
  conflict: ProductConflict;
  /** What the reader wrote. */
  draft: ProductDraft;
  /** Whether what was chosen is being saved. */
  pending: boolean;
  /** The words of the editor. */
  words: ProductEditorLabels;
  /** Called with the fields of which what others have saved is to stay. */
  onResolve: (theirs: readonly ProductField[]) => void;
}

/** What differs from what others have saved, field by field. It takes the focus, for it takes the place of the form. */
export function ProductEditorReview({
  conflict,
  draft,
  pending,
  words,
  onResolve,
}: ProductEditorReviewProps) {
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);

  const theirs = draftOf(conflict.current);
  const differing = changedFields(draft, theirs).filter((field) => conflict.fields.includes(field));
  return (
    <ChangeReview
      ref={ref}
      tabIndex={-1}
      pending={pending}
      rows={differing.map((field) => ({
        field,
        label: words[field],
        mine: describeField(field, productOf(draft), words, locale),
        theirs: describeField(field, productOf(theirs), words, locale),
      }))}
      onResolve={(choices) => onResolve(differing.filter((field) => choices[field] === 'theirs'))}
    />
  );
}
