'use client';
import { styled } from 'styled-components';
import { dealSums } from '#trade/deal-sums.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-3);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    [data-part='skeleton'] {
      display: grid;
      gap: var(--gh-space-1);
      padding-block: var(--gh-space-1);
    }
    [data-part='member'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }
    [data-part='note'],
    [data-part='reason'],
    [data-part='unchanged'] {
      margin: 0;
      color: var(--gh-color-fg);
      text-align: -webkit-match-parent;
      text-align: match-parent;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }

    /* The name of an offer and its total stand above one another where they do not fit side by side. */
    [data-component='Accordion'] {
      margin-block-start: var(--gh-space-half);
      font-size: inherit;
      line-height: inherit;
    }
    [data-component='Accordion'] summary {
      flex-wrap: wrap;
      gap: 0 var(--gh-space-1-5);
    }
    [data-component='Accordion'] summary > span {
      color: var(--gh-color-fg);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='offer'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
      padding-block-start: var(--gh-space-1);
      color: var(--gh-color-fg);
    }
    [data-part='changes'] {
      display: grid;
      gap: var(--gh-space-half);
      padding: var(--gh-space-1-5) var(--gh-space-2);
      border-radius: var(--gh-radius);
      background: var(--gh-color-surface-sunken);
    }
    [data-part='change-list'] {
      display: grid;
      gap: var(--gh-space-half);
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
      font-variant-numeric: tabular-nums;
    }
    [data-part='change-list'] > li {
      text-align: -webkit-match-parent;
      text-align: match-parent;
      overflow-wrap: anywhere;
    }
    [data-part='lines'] {
      container-type: inline-size;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
    }
    [data-part='item'] {
      display: grid;
      gap: 2px;
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='item-price'],
    [data-part='item-details'],
    [data-part='item-tax'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }
    [data-part='item-tax'] {
      display: block;
    }
    ${dealSums}
    [data-part='sums'] {
      padding-inline: var(--gh-space-2);
      box-sizing: border-box;
    }
    [data-part='valid-until'][data-expired] {
      color: var(--gh-color-caution-fg);
      font-weight: var(--gh-weight-medium);
    }
    > [data-part='composer'] {
      padding-block-start: var(--gh-space-2);
      border-block-start: 1px solid var(--gh-color-border);
    }

    @media print {
      > [data-part='composer'] {
        display: none;
      }
    }

    /* In little room a line says in words what columns would. */
    @container (width < 36rem) {
      [data-part='lines'] tr > :is(:nth-child(2), :nth-child(3)) {
        display: none;
      }
      [data-part='lines'] tr > :first-child {
        max-inline-size: none;
      }
    }
    @container (width < 30rem) {
      [data-part='sums'] {
        padding-inline: var(--gh-space-1-5);
      }
    }
    @container (width >= 36rem) {
      [data-part='item-price'] {
        display: none;
      }
    }
  }
`;
