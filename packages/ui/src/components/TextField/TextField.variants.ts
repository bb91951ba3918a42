import { css } from 'styled-components';

/** The box that a value is written into. */
export const fieldBox = css`
  [data-part='box'] {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: var(--gh-control-md);
    background-color: var(--gh-field-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-field-border, var(--gh-color-border-strong));
    border-radius: var(--gh-field-radius, var(--gh-radius));
  }
  &[data-size='sm'] [data-part='box'] {
    min-block-size: var(--gh-control-sm);
  }
  &[data-size='lg'] [data-part='box'] {
    min-block-size: var(--gh-control-lg);
  }
  :where([data-part='box']) > [data-part='control'] {
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    inline-size: 100%;
    padding: var(--gh-space-half) var(--gh-space-1-5);
    /* Below 16 px a phone zooms in on focus. */
    font: var(--gh-weight-regular) var(--gh-text-md) / var(--gh-leading-sm) var(--gh-font-sans);
    color: inherit;
    background: none;
    border: 0;
    border-radius: inherit;
    outline: none;
  }
  @media (pointer: fine) {
    &:not([data-size='lg']) :where([data-part='box']) > [data-part='control'] {
      font-size: var(--gh-text-sm);
    }
  }
  /* A value reads in the direction of its own first letters, and stands where the field's text stands. */
  :where([data-part='box']) > :is(input, textarea)[data-part='control'] {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* Addresses are written from left to right in every script. */
  :where([data-part='box'])
    > [data-part='control']:is([type='email'], [type='url'], [inputmode='email'], [inputmode='url']) {
    direction: ltr;
  }
  :where([data-part='box']) > [data-part='control']::placeholder {
    color: var(--gh-color-fg-subtle);
    opacity: 1;
  }

  @media (hover: hover) {
    [data-part='box']:hover {
      border-color: var(--gh-field-border, var(--gh-color-fg-subtle));
    }
  }
  [data-part='box']:has(> [data-part='control']:focus-visible) {
    border-color: var(--gh-color-focus);
    outline: 2px solid var(--gh-color-focus);
    outline-offset: -1px;
  }
  [data-part='box']:has(> [data-part='control'][aria-invalid]) {
    border-color: var(--gh-color-critical);
  }
  [data-part='box']:has(> [data-part='control'][aria-invalid]:focus-visible) {
    outline-color: var(--gh-color-critical);
  }
  [data-part='box']:has(> [data-part='control']:disabled) {
    color: var(--gh-color-fg-disabled);
    background-color: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border);
    cursor: not-allowed;
  }
  [data-part='box']:has(> [data-part='control']:disabled) > [data-part='icon'] {
    color: inherit;
  }
  :where([data-part='box']) > [data-part='control']:disabled,
  :where([data-part='box']) > [data-part='control']:disabled::placeholder {
    color: inherit;
    cursor: not-allowed;
  }
  [data-part='box']:has(> [data-part='control']:read-only:not(select, :disabled)) {
    background-color: var(--gh-color-surface-sunken);
  }
  @media (forced-colors: active) {
    [data-part='box']:has(> [data-part='control'][aria-invalid]:not(:focus-visible)) {
      /* Dashed, for a solid one is the focus. */
      outline: 2px dashed ButtonText;
      outline-offset: -1px;
    }
    [data-part='box']:has(> [data-part='control']:disabled) {
      color: GrayText;
      border-color: GrayText;
    }
    /* The box is the edge; a second one inside would touch it. */
    [data-part='box'] [data-component='IconButton'] {
      border-color: Canvas;
    }
  }
`;
