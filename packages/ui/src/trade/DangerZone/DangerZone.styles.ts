'use client';
import { styled } from 'styled-components';

export const Root = styled.form`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-3);
    max-inline-size: 40rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='consequences'] {
      display: grid;
      gap: var(--gh-space-1);
      margin: 0;
      padding-inline-start: var(--gh-space-2-5);
      font-size: var(--gh-text-md);
      line-height: var(--gh-leading-md);
    }
    [data-part='consequences'] > li::marker {
      color: var(--gh-color-critical-fg);
    }
    [data-part='orders'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-half) var(--gh-space-2);
      margin: var(--gh-space-1) 0 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
      font-variant-numeric: tabular-nums;
    }
    [data-part='fields'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2-5);
      max-inline-size: 26rem;
      overflow-wrap: anywhere;
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }
  }
`;
