'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-3);
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='step'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      gap: var(--gh-space-2);
    }
    > [data-part='step'] > * {
      max-inline-size: 100%;
    }
    > [data-part='step'] > :is(div, dl) {
      inline-size: 100%;
    }
    [data-part='samples'] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-regular);
      line-height: var(--gh-leading-xs);
      overflow-wrap: anywhere;
    }
    [data-part='more'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    [data-part='counts'] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
      gap: var(--gh-space-1);
      margin: 0;
    }
    [data-part='count'] {
      display: flex;
      flex-direction: column-reverse;
      padding: var(--gh-space-1-5) var(--gh-space-2);
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface-sunken);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    [data-part='count'] > dd {
      margin: 0;
      color: var(--gh-color-fg);
      font-size: var(--gh-text-xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xl);
      font-variant-numeric: tabular-nums;
    }
  }
`;
