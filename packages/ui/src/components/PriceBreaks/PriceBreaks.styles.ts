'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.fieldset`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}
    justify-items: start;
    margin: 0;
    padding: 0;
    border: 0;

    [data-part='header'] {
      padding: 0;
    }
    > [data-part='header']:not([data-hidden]) {
      margin-block-end: var(--gh-space-1);
    }
    [data-part='table'] {
      inline-size: 100%;
      table-layout: auto;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    [data-part='column'],
    [data-part='cell'] {
      padding-block: 0 var(--gh-space-1);
      padding-inline: 0 var(--gh-space-1);
      text-align: start;
      vertical-align: top;
    }
    [data-part='column'] {
      inline-size: 50%;
      padding-block-end: var(--gh-space-half);
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
      vertical-align: bottom;
    }
    /* Apart as the fields of a form in two columns. */
    :is([data-part='column'], [data-part='cell']):nth-child(2) {
      padding-inline-start: var(--gh-space-1);
    }
    :is([data-part='column'], [data-part='cell']):last-child {
      padding-inline-end: 0;
    }
    /* Where they are narrow, the price keeps what an amount takes, and the quantity gives way. */
    [data-part='cell'] > [data-component='MoneyField'] {
      min-inline-size: min(8.75rem, 45vw);
    }

    &[data-read-only] [data-part='table'] {
      background-color: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border);
    }
    &[data-read-only] :is([data-part='column'], [data-part='cell']) {
      padding: var(--gh-space-1) var(--gh-space-1-5);
    }
    &[data-read-only] [data-part='column'] {
      background-color: var(--gh-color-surface-sunken);
      font-weight: var(--gh-weight-medium);
    }
    &[data-read-only] [data-part='row'] {
      border-block-start: 1px solid var(--gh-color-border);
    }
    &[data-read-only] th[data-part='cell'] {
      font-weight: var(--gh-weight-regular);
    }
    &[data-read-only] :is([data-part='column'], [data-part='cell']):last-child {
      text-align: end;
    }
    &[data-read-only] td[data-part='cell'] {
      font-weight: var(--gh-weight-medium);
      white-space: nowrap;
    }
    [data-part='status'] {
      ${outOfSight}
    }
  }
`;
