'use client';
import { styled } from 'styled-components';

export const Root = styled.article`
  @layer guildhall.components {
    min-inline-size: 0;
    container-type: inline-size;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='loading'] {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: var(--gh-space-1-5);
      min-block-size: 20rem;
      color: var(--gh-color-fg-muted);
    }

    [data-part='head'] {
      display: flex;
      align-items: start;
      gap: var(--gh-space-2);
      padding-block-end: var(--gh-space-3);
    }
    /* The name alone stands at the middle of the logo. */
    [data-part='identity'] {
      display: grid;
      align-self: stretch;
      align-content: center;
      gap: var(--gh-space-1);
      min-inline-size: 0;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }

    [data-part='section'] {
      padding-block: var(--gh-space-3);
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='heading'] {
      padding-block-end: var(--gh-space-1-5);
    }

    [data-part='list'] {
      display: grid;
      gap: var(--gh-space-half);
      padding-inline-start: 1.25em;
      overflow-wrap: anywhere;
    }
    [data-part='list'] li::marker {
      color: var(--gh-color-accent-fg);
    }
    [data-part='empty'] {
      color: var(--gh-color-fg-muted);
    }

    /* A container query: it may be beside a sidebar, or alone. */
    @container (width >= 32rem) {
      [data-part='people'] {
        display: grid;
        grid-template-columns: 1fr 1fr;
        border-block-start: 1px solid var(--gh-color-border);
        column-gap: var(--gh-space-4);
      }
      [data-part='people'] > [data-part='section'] {
        min-inline-size: 0;
        border-block-start: 0;
      }
    }
  }
`;
