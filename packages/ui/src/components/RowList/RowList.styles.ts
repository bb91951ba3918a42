'use client';
import { styled } from 'styled-components';

export const Root = styled.ul`
  @layer guildhall.components {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    overflow: clip;
    list-style: none;
    background: var(--gh-row-list-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-row-list-border, var(--gh-color-border));
    border-radius: var(--gh-row-list-radius, var(--gh-radius-lg));

    /* What is off the screen is neither laid out nor painted; the first items are, so that none jumps. */
    > [data-part='item']:nth-child(n + 25) {
      content-visibility: auto;
      contain-intrinsic-size: auto 3.5rem;
    }
    > [data-part='item'] + [data-part='item'] {
      border-block-start: 1px solid var(--gh-row-list-border, var(--gh-color-border));
    }
  }
`;
