'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.form`
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

    [data-part='lines-section'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-1-5);
    }
    > [data-part='fields'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
      gap: var(--gh-space-2-5) var(--gh-space-2);
    }
    [data-part='columns'] {
      display: none;
    }
    [data-part='lines'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
    }
    [data-part='line'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      /* The button that removes stands beside the field above the amount. */
      grid-auto-flow: row dense;
      align-items: start;
      gap: var(--gh-space-1-5) var(--gh-space-2);
      padding: var(--gh-space-2);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
    }
    [data-part='description'] {
      display: grid;
      grid-column: 1 / -1;
      justify-items: start;
      gap: var(--gh-space-half);
    }
    [data-part='description'] > :first-child {
      inline-size: 100%;
    }
    [data-part='amount'] {
      display: flex;
      grid-column: 1 / -1;
      justify-content: space-between;
      align-items: baseline;
      gap: var(--gh-space-1);
      margin: 0;
      font-variant-numeric: tabular-nums;
    }
    [data-part='amount-label'] {
      color: var(--gh-color-fg-muted);
    }
    [data-part='amount-value'] {
      font-weight: var(--gh-weight-medium);
      overflow-wrap: anywhere;
      text-align: end;
    }
    [data-part='remove'] {
      align-self: end;
      justify-self: end;
    }
    [data-part='breaks'] {
      grid-column: 1 / -1;
    }
    [data-part='breaks-title'] {
      inline-size: fit-content;
      min-block-size: 24px;
      color: var(--gh-color-fg-muted);
      cursor: pointer;
    }
    [data-part='breaks-title']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
      border-radius: var(--gh-radius);
    }
    [data-part='breaks'][open] > [data-part='breaks-title'] {
      margin-block-end: var(--gh-space-1);
    }
    [data-part='add'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1-5);
    }
    [data-part='add'] > [data-component='Combobox'] {
      flex: 1 1 12rem;
      max-inline-size: 20rem;
    }

    [data-part='totals'] {
      justify-self: end;
      inline-size: min(100%, 22rem);
    }
    [data-part='sums'] {
      display: grid;
      gap: var(--gh-space-1);
      margin: 0;
      font-variant-numeric: tabular-nums;
    }
    :is([data-part='sum'], [data-part='total']) {
      display: flex;
      justify-content: space-between;
      gap: var(--gh-space-2);
    }
    [data-part='sum'] dt {
      color: var(--gh-color-fg-muted);
    }
    [data-part='totals'] dd {
      margin: 0;
      overflow-wrap: anywhere;
      text-align: end;
    }
    [data-part='total'] {
      padding-block: var(--gh-space-1);
      border-block: 1px solid var(--gh-color-border);
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='incomplete'] {
      margin: 0;
      color: var(--gh-color-fg-muted);
    }
    [data-part='outdated'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-2);
    }
    [data-part='status'] {
      ${outOfSight}
    }
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--gh-space-1-5);
    }

    @container (min-width: 36rem) {
      > [data-part='fields'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      :is([data-part='wide'], [data-part='attachments']) {
        grid-column: 1 / -1;
      }
    }
    @container (min-width: 56rem) {
      > [data-part='fields'] {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
      [data-part='wide'] {
        grid-column: span 2;
      }
      /* The two texts stand above one another, and the files, however many, beside them. */
      > [data-part='fields']:has(> [data-part='attachments']) {
        grid-template-rows: auto auto 1fr;
      }
      [data-part='wide']:has(~ [data-part='attachments']) {
        grid-column: 1 / span 2;
      }
      [data-part='attachments'] {
        grid-row: 2 / span 2;
        grid-column: 3 / span 2;
      }
      [data-part='columns'],
      [data-part='line'] {
        display: grid;
        grid-template-columns:
          minmax(0, 1fr) 6rem 5rem 9rem 6rem 6.5rem
          8rem 40px;
        gap: var(--gh-space-1);
      }
      [data-part='columns'] {
        color: var(--gh-color-fg-muted);
      }
      [data-part='amount-column'] {
        text-align: end;
      }
      [data-part='lines'] {
        gap: var(--gh-space-1);
      }
      [data-part='line'] {
        padding: 0 0 var(--gh-space-1);
        border: 0;
        border-block-end: 1px solid var(--gh-color-border);
        border-radius: 0;
      }
      /* The columns have headings, and each field keeps its accessible name. */
      [data-part='line'] > :not([data-part='breaks']) span:has(> label) {
        ${outOfSight}
      }
      [data-part='description'] {
        grid-column: auto;
      }
      [data-part='remove'] {
        align-self: start;
      }
      [data-part='amount'] {
        grid-column: auto;
        justify-content: end;
        padding-block: var(--gh-space-1);
      }
      [data-part='amount-label'] {
        ${outOfSight}
      }
    }
  }
`;
