'use client';
import { styled } from 'styled-components';

export const Root = styled.ul`
  @layer guildhall.components {
    --_card-height: var(--gh-card-grid-card-height, 22rem);

    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--gh-card-grid-column, 15rem)), 1fr));
    gap: var(--gh-card-grid-gap, var(--gh-space-2));
    margin: 0;
    padding: 0;
    list-style: none;

    &[data-columns='three'] {
      --_card-height: var(--gh-card-grid-card-height, 18rem);

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
    > [data-part='group'] {
      display: grid;
      grid-template-columns: inherit;
      grid-column: 1 / -1;
      gap: inherit;
    }
    /* Cheaper than as a flex container: what is off the screen is laid out anew when the theme changes. */
    > [data-part='item'] {
      display: block;
    }
    > [data-part='item'] > *,
    > [data-part='group'] > [data-part='item'] > * {
      block-size: 100%;
    }

    /*
     * What is off the screen is neither laid out nor painted; the first items are, so that none jumps. On the item and
     * not on the card, whose own colours a change of theme would otherwise compute a thousand times.
     */
    > [data-part='item']:nth-child(n + 13),
    > [data-part='group'],
    > [data-part='group'] > [data-part='item'] {
      content-visibility: auto;
      contain-intrinsic-size: auto var(--_card-height);
      overflow-clip-margin: var(--gh-space-2);
    }
    /* About 30 rows of cards with the gaps between. */
    > [data-part='group'] {
      contain-intrinsic-size: auto calc(31 * var(--_card-height));
    }
  }
`;
