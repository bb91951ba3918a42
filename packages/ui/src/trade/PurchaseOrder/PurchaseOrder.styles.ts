'use client';
import { styled } from 'styled-components';
import { dealSums } from '#trade/deal-sums.variants.ts';

export const Root = styled.article`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 210mm);
    justify-content: center;
    gap: var(--gh-space-2);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='toolbar'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: var(--gh-space-1);
    }
    > [data-part='paper'] {
      container-type: inline-size;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--gh-space-4);
      min-block-size: 297mm;
      padding: 16mm 14mm;
      box-sizing: border-box;
      background: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius);
      box-shadow: var(--gh-shadow-2);
    }
    [data-part='header'] {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-start;
      justify-content: space-between;
      gap: var(--gh-space-2) var(--gh-space-4);
    }
    [data-part='facts'] {
      flex: 0 1 17rem;
    }
    [data-part='notice'] {
      margin: 0;
      padding: var(--gh-space-1) var(--gh-space-2);
      border: 1px solid var(--gh-color-border-strong);
      font-size: var(--gh-text-md);
      line-height: var(--gh-leading-md);
      text-align: center;
    }
    [data-part='parties'] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
      gap: var(--gh-space-3);
    }
    [data-part='party'],
    [data-part='terms'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='heading'] {
      margin: 0 0 var(--gh-space-half);
      color: var(--gh-color-fg-muted);
      font: inherit;
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }
    [data-part='name'],
    [data-part='address'],
    [data-part='gstin'] {
      margin: 0;
    }
    [data-part='name'] {
      font-weight: var(--gh-weight-semibold);
    }
    :is([data-part='name'], [data-part='address']) {
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='address'] {
      white-space: pre-line;
    }

    [data-part='lines'] {
      inline-size: 100%;
      border-collapse: collapse;
    }
    [data-part='lines'] :is(th, td) {
      padding-block: var(--gh-space-1);
      padding-inline-end: var(--gh-space-1-5);
      border-block-end: 1px solid var(--gh-color-border);
      font-weight: var(--gh-weight-regular);
      text-align: start;
      vertical-align: top;
    }
    [data-part='lines'] :is(th, td):first-child {
      overflow-wrap: anywhere;
    }
    [data-part='lines'] :is(th, td):last-child {
      padding-inline-end: 0;
    }
    [data-part='lines'] thead th {
      border-block-end-color: var(--gh-color-border-strong);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }
    [data-part='lines'] [data-number] {
      text-align: end;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    [data-part='detail'] {
      display: none;
      color: var(--gh-color-fg-muted);
    }
    ${dealSums}

    @container (width < 36rem) {
      [data-part='wide'] {
        display: none;
      }
      [data-part='detail'] {
        display: block;
      }
    }
    @media (width < 600px) {
      > [data-part='paper'] {
        min-block-size: 0;
        padding: var(--gh-space-3) var(--gh-space-2);
      }
    }

    /* Black on white, whatever the theme; the printer has margins of its own. */
    @media print {
      display: block;
      color-scheme: only light;
      background: Canvas;
      color: CanvasText;

      > [data-part='toolbar'] {
        display: none;
      }
      > [data-part='paper'] {
        min-block-size: 0;
        padding: 0;
        border: 0;
        border-radius: 0;
        background: none;
        box-shadow: none;
      }
      /* Above every rule for a single part, and for what other components show in it. */
      &&& > [data-part='paper'] * {
        color: CanvasText;
        border-color: CanvasText;
      }
      [data-part='lines'] thead {
        display: table-header-group;
      }
      [data-part='lines'] tr,
      [data-part='sums'],
      [data-part='party'],
      [data-part='notice'] {
        break-inside: avoid;
      }
      [data-part='heading'] {
        break-after: avoid;
      }
    }
  }
`;
