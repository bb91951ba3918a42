'use client';
import { styled } from 'styled-components';

export const Root = styled.ul`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--gh-card-grid-column, 15rem)), 1fr));
    gap: var(--gh-card-grid-gap, var(--gh-space-2));
    margin: 0;
    padding: 0;
    list-style: none;

    &[data-columns='three'] {
      grid-template-columns: minmax(0, 1fr);
    }
    @media (width >= 600px) {
      &[data-columns='three'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    @media (width >= 1200px) {
      &[data-columns='three'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    /* Cheaper than as a flex container: what is off the screen is laid out anew when the theme changes. */
    > [data-part='item'] {
      display: block;
    }
    > [data-part='item'] > * {
      block-size: 100%;
    }

    /*
     * What is off the screen is neither laid out nor painted; the first items are, so that none jumps. On the item and
     * not on the card, whose own colours a change of theme would otherwise compute a thousand times.
     */
    > [data-part='item']:nth-child(n + 13) {
      content-visibility: auto;
      contain-intrinsic-size: auto var(--gh-card-grid-card-height, 22rem);
      overflow-clip-margin: var(--gh-space-2);
    }
    &[data-columns='three'] > [data-part='item']:nth-child(n + 13) {
      contain-intrinsic-size: auto var(--gh-card-grid-card-height, 18rem);
    }
  }
`;
