'use client';
import { useLocale } from '#locale/use-locale.ts';
import { DraftReview } from '#trade/DraftReview.tsx';
import { describeField } from './describe-field.tsx';
import {
  productOf,
  productShape,
  type ProductConflict,
  type ProductDraft,
  type ProductField,
} from './product-draft.ts';
import type { ProductEditorLabels } from './ProductEditor.labels.ts';

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

/** What differs from what others have saved, in the words of the editor. */
export function ProductEditorReview({ words, ...review }: ProductEditorReviewProps) {
  const locale = useLocale();
  return (
    <DraftReview
      {...review}
      shape={productShape}
      labelOf={(field) => words[field]}
      describe={(field, draft) => describeField(field, productOf(draft), words, locale)}
    />
  );
}
