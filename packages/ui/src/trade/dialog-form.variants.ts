import { css } from 'styled-components';

/** A form that fills a dialog: fields one below the other, and buttons that stay visible. */
export const dialogForm = css`
  container-type: inline-size;
  display: grid;
  gap: var(--gh-space-3);
  min-inline-size: 0;

  > [data-part='fields'] {
    display: grid;
    align-items: start;
    gap: var(--gh-space-2-5) var(--gh-space-2);
  }
  > [data-part='fields'] > * {
    min-inline-size: 0;
  }
  > [data-part='actions'] {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    justify-content: space-between;
    gap: var(--gh-space-1-5);
    padding-block: var(--gh-space-2);
    background: var(--gh-form-bg, var(--gh-color-surface-raised));
    border-block-start: 1px solid var(--gh-color-border);
    /* Covers the padding of the dialog below it, where scrolling fields would be visible. */
    box-shadow: 0 var(--gh-space-3) 0 var(--gh-form-bg, var(--gh-color-surface-raised));
  }
`;
