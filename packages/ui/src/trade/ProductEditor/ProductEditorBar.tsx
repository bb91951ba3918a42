'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { ProductEditorLabels } from './ProductEditor.labels.ts';

interface ProductEditorBarProps {
  /** How many fields of the product are changed. */
  count: number;
  /** Whether they are being saved. */
  pending: boolean;
  /** Why saving failed. */
  error: ReactNode;
  /** The words of the editor. */
  words: ProductEditorLabels;
}

/** The bar that stays at the bottom: what is not saved, and the buttons that save it or take it back. */
export function ProductEditorBar({ count, pending, error, words }: ProductEditorBarProps) {
  return (
    <div data-part="bar">
      {error && <Alert tone="critical">{error}</Alert>}
      <span data-part="changes" data-dirty={count > 0 ? '' : undefined}>
        {words.changes(count)}
      </span>
      <span data-part="buttons">
        <Button type="reset" variant="ghost">
          {words.discard}
        </Button>
        <Button type="submit" loading={pending}>
          {words.save}
        </Button>
      </span>
    </div>
  );
}
