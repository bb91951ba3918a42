'use client';
import { styled } from 'styled-components';

export const Root = styled.section`
  @layer guildhall.components {
    container-type: inline-size;
    display: grid;
    gap: var(--gh-space-2);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    /* Two choices beside one another, the search below. */
    > [data-part='controls'] {
      display: grid;
      grid-template: 'view side' auto 'search search' auto / minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--gh-space-1) var(--gh-space-1-5);
    }
    [data-part='view'] {
      grid-area: view;
      min-inline-size: 0;
    }
    [data-part='side'] {
      grid-area: side;
      min-inline-size: 0;
    }
    [data-part='search'] {
      grid-area: search;
      min-inline-size: 0;
    }
    @container (width >= 36rem) {
      > [data-part='controls'] {
        grid-template: 'view view' auto 'search side' auto / minmax(0, 1fr) 20rem;
      }
    }
    @container (width >= 72rem) {
      > [data-part='controls'] {
        grid-template: 'view search side' auto / 36rem minmax(0, 1fr) 20rem;
      }
    }
  }
`;
