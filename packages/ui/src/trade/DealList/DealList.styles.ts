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
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--gh-space-1) var(--gh-space-1-5);
    }
    > [data-part='controls'] > * {
      min-inline-size: 0;
    }
    > [data-part='controls'] > [data-part='search'] {
      grid-column: 1 / -1;
    }
    @container (width >= 36rem) {
      > [data-part='controls'] {
        grid-template-areas: 'view view' 'search side' 'status due';
      }
      /* Without deals there are these two only. */
      > [data-part='controls']:where(:not(:has(> :nth-child(3)))) {
        grid-template: 'view side' / minmax(0, 1fr) 10rem;
      }
      [data-part='controls'] > [data-part='view'] {
        grid-area: view;
      }
      [data-part='controls'] > [data-part='side'] {
        grid-area: side;
      }
      [data-part='controls'] > [data-part='status'] {
        grid-area: status;
      }
      [data-part='controls'] > [data-part='due'] {
        grid-area: due;
      }
      [data-part='controls'] > [data-part='search'] {
        grid-area: search;
      }
    }
    @container (width >= 58rem) {
      > [data-part='controls'] {
        grid-template: 'view side side' auto 'search status due' auto / minmax(0, 1fr) 10rem 10rem;
      }
    }
  }
`;
