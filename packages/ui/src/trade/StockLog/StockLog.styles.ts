'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='change'] {
      margin-inline-end: var(--gh-space-1);
      font-weight: var(--gh-weight-semibold);
      font-variant-numeric: tabular-nums;
    }
    [data-part='after'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
      font-variant-numeric: tabular-nums;
    }
    [data-part='skeleton'] {
      display: grid;
      gap: var(--gh-space-half);
      padding-block: var(--gh-space-1);
    }
  }
`;
