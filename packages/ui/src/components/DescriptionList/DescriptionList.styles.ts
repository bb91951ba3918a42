'use client';
import { styled } from 'styled-components';

export const Root = styled.dl`
  @layer guildhall.components {
    --_columns: 1;
    --_gap: var(--gh-space-4);
    --_shared: calc(var(--_columns) - 1);
    /*
     * The minimum width of a column. The missing room, times a large factor, is far above every width or below 0,
     * so that min and max choose between one column, two and all of them by the list's own width.
     */
    --_least: max(
      (100% - var(--_shared) * var(--_gap)) / var(--_columns),
      min((100% - var(--_gap)) / 2, (56rem - 100%) * 999),
      min(100%, (28rem - 100%) * 999)
    );
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(var(--_least), 1fr));
    gap: var(--gh-description-list-gap, var(--gh-space-2)) var(--_gap);
    min-inline-size: 0;
    margin: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    &[data-columns='1'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-columns='2'] {
      --_columns: 2;
      --_least: max((100% - var(--_gap)) / 2, min(100%, (28rem - 100%) * 999));
    }
    &[data-columns='4'] {
      --_columns: 4;
    }

    > [data-part='item'] {
      min-inline-size: 0;
    }
    > [data-part='item'] > [data-part='term'] {
      color: var(--gh-description-list-term, var(--gh-color-fg-muted));
      overflow-wrap: anywhere;
    }
    /* A description reads in its own direction, and lines up with its term all the same. */
    > [data-part='item'] > [data-part='description'] {
      margin: 0;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }

    &[data-layout='stacked'] > [data-part='item'] > [data-part='term'] {
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    &[data-layout='stacked'] > [data-part='item'] > [data-part='description'] {
      margin-block-start: 2px;
    }
    &[data-layout='side-by-side'] {
      row-gap: var(--gh-description-list-gap, var(--gh-space-1));
    }
    &[data-layout='side-by-side'] > [data-part='item'] {
      display: grid;
      grid-template-columns: min(10rem, 35%) minmax(0, 1fr);
      gap: var(--gh-space-2);
    }

    &[data-variant='cells'] {
      --_gap: 0px;
      row-gap: 0;
      overflow: clip;
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-xl);
      background: var(--gh-color-surface);
    }
    /* The lines at the two outer edges fall under the border. */
    &[data-variant='cells'] > [data-part='item'] {
      margin: 0 0 -1px;
      margin-inline-end: -1px;
      padding: var(--gh-space-2);
      border: 0 solid var(--gh-color-border);
      border-block-end-width: 1px;
      border-inline-end-width: 1px;
    }
    &[data-variant='cells'] > [data-part='item'] > [data-part='description'] {
      font-weight: var(--gh-weight-medium);
    }
  }
`;
