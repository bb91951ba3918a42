'use client';
import { styled } from 'styled-components';
import { dealSums } from '#trade/deal-sums.variants.ts';

export const Root = styled.article`
  @layer guildhall.components {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-3);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='header'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-2);
    }
    [data-part='titles'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-1-5);
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='actions'],
    [data-part='steps'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }
    [data-part='shortfall'] {
      margin: 0;
      padding-inline-start: var(--gh-space-2-5);
    }
    /* The status says it where there is no room to show the way. */
    > [data-part='progress'] {
      display: none;
    }
    > [data-part='columns'],
    [data-part='main'],
    [data-part='aside'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--gh-space-4);
      min-inline-size: 0;
    }
    [data-part='lines'],
    [data-part='shipments'],
    [data-part='facts'],
    [data-part='history'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
      min-inline-size: 0;
    }

    [data-part='item'] {
      display: grid;
      gap: 2px;
      overflow-wrap: anywhere;
    }
    /* What reads in its own direction lines up with the rest all the same. */
    [data-part='item'] > bdi,
    [data-part='value'] {
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='price'],
    [data-part='hsn'],
    [data-part='tax'],
    [data-part='carrier'],
    [data-part='shipment-date'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }
    [data-part='tax'] {
      display: block;
    }
    [data-part='shipped'] {
      color: var(--gh-color-caution-fg);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='shipped'][data-all] {
      color: var(--gh-color-positive-fg);
    }
    ${dealSums}
    [data-part='sums'] {
      padding-inline: var(--gh-space-2);
      box-sizing: border-box;
    }

    [data-part='shipment'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px var(--gh-space-2);
      padding: var(--gh-space-1-5) var(--gh-space-2);
      overflow-wrap: anywhere;
    }
    [data-part='shipment-title'] {
      margin: 0;
      font: inherit;
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='carrier'],
    [data-part='shipment-lines'] {
      grid-column: 1 / -1;
      margin: 0;
    }
    [data-part='shipment-lines'] {
      padding: 0;
      list-style: '';
      font-variant-numeric: tabular-nums;
    }
    [data-part='fact'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-half) var(--gh-space-1);
    }
    [data-part='value'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='note'] {
      display: block;
    }
    > [data-part='ends'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--gh-space-1);
      padding-block-start: var(--gh-space-2);
      border-block-start: 1px solid var(--gh-color-border);
    }

    /* In little room a line says in words what columns would, and buttons are as wide as the thumb reaches. */
    @container (width < 36rem) {
      [data-part='lines'] tr > :is(:nth-child(2), :nth-child(3)) {
        display: none;
      }
      [data-part='lines'] tr > :first-child {
        max-inline-size: none;
      }
      [data-part='actions'],
      [data-part='steps'] {
        inline-size: 100%;

        > [data-component='Button'] {
          flex: 1 1 auto;
        }
      }
    }
    @container (width < 30rem) {
      [data-part='sums'] {
        padding-inline: var(--gh-space-1-5);
      }
    }
    @container (width >= 36rem) {
      [data-part='price'] {
        display: none;
      }
      > [data-part='progress'] {
        display: block;
      }
    }
    @container (width >= 60rem) {
      > [data-part='columns'] {
        grid-template-columns: minmax(0, 1fr) 20rem;
        gap: var(--gh-space-5);
      }
    }
  }
`;

/** What is not shipped, in the question before an order is delivered without it. */
export const NotShipped = styled.ul`
  @layer guildhall.components {
    margin: 0;
    padding-inline-start: var(--gh-space-2-5);
  }
`;
