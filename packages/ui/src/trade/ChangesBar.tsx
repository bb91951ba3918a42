'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { ChangesBarLabels } from './changes-bar.labels.ts';

interface ChangesBarProps {
  /** How many fields are changed. */
  count: number;
  /** Whether they are being saved. */
  pending: boolean;
  /** Why saving failed. */
  error: ReactNode;
  /** Its words. */
  words: ChangesBarLabels;
}

/** The bar that stays at the bottom of a form: what is not saved, and the buttons that save it or take it back. */
export function ChangesBar({ count, pending, error, words }: ChangesBarProps) {
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
