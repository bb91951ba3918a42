'use client';
import { styled } from 'styled-components';

export const Root = styled.form`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-2);
    min-inline-size: min(18rem, 100%);
    font-family: var(--gh-font-sans);

    &[data-layout='sheet'] {
      gap: var(--gh-space-3);
      padding-block-end: var(--gh-space-2);
    }
    /* Always there, so that nothing moves while one types. */
    > [data-part='result'] {
      color: var(--gh-color-fg);
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-md);
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    &[data-layout='sheet'] > [data-part='result'] {
      font-size: var(--gh-text-lg);
      line-height: var(--gh-leading-lg);
    }
  }
`;
