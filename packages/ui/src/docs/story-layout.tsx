import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Lays stories' examples side by side, wrapping. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>{children}</div>
);

/** Lays stories' examples one below the other. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 16 }}>{children}</div>
);

/** Gives a story no more than a width, in px; one with the parameter `fullWidth` takes all that there is. */
export const width =
  (inlineSize: number): Decorator =>
  (Story, { parameters }) => (
    <div style={{ maxInlineSize: parameters['fullWidth'] ? undefined : inlineSize }}>
      <Story />
    </div>
  );
