'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-2);
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='matches'] {
      display: grid;
      gap: var(--gh-space-1);
      margin: 0;
      padding: var(--gh-space-1-5) var(--gh-space-2);
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface-sunken);
      list-style: none;
    }
    [data-part='match'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--gh-space-2);
      overflow-wrap: anywhere;
    }
    [data-part='number'] {
      color: var(--gh-color-fg-muted);
      font-variant-numeric: tabular-nums;
    }
  }
`;
