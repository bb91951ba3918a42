'use client';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { alertLabels } from './Alert.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Alert } from './Alert.tsx';

interface AlertLoadErrorProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /**
   * Why, and what to do, as a sentence.
   * @default that the connection should be checked
   */
  reason?: ReactNode;
  /** Called by 'Try again'. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** Says that something could not be loaded, and offers to try again. */
export function AlertLoadError({ title, reason, onRetry }: AlertLoadErrorProps) {
  const words = useLabels('Alert', alertLabels);
  return (
    <Alert
      tone="critical"
      title={title}
      actions={
        onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    >
      {reason ?? words.loadErrorHint}
    </Alert>
  );
}
