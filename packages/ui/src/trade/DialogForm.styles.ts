'use client';
import { css, styled } from 'styled-components';
import { dialogFoot } from '#components/Dialog/dialog-foot.variants.ts';

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
  /* The buttons would cover what the focus moves to, and what is said of it. */
  [data-part='body']:has(&) {
    scroll-padding-block-end: calc(var(--gh-space-10) + var(--gh-space-half));
  }
  > [data-part='actions'] {
    ${dialogFoot}
    position: sticky;
    /* Over the padding of the dialog's body, as if it were the dialog's own. */
    inset-block-end: calc(-1 * var(--_gutter, 0px));
    margin: 0 calc(-1 * var(--_gutter, 0px)) calc(-1 * var(--_gutter, 0px));
    background: var(--gh-form-bg, var(--gh-color-surface-raised));
  }
  /* A dialog on a short screen scrolls whole. */
  @media (height < 480px) {
    > [data-part='actions'] {
      position: static;
    }
  }
`;

/** The form of a dialog that has no styles of its own. */
export const DialogForm = styled.form`
  @layer guildhall.components {
    ${dialogForm}
  }
`;
