import { css } from 'styled-components';

/** The dashed box that files are chosen by and dropped on, and the errors of files that it did not take. */
export const fileBox = css`
  [data-part='box'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--gh-space-1);
    min-block-size: var(--gh-space-10);
    padding: var(--gh-space-2);
    color: var(--gh-color-fg-muted);
    text-align: center;
    background-color: var(--gh-field-bg, var(--gh-color-surface));
    border: 1px dashed var(--gh-field-border, var(--gh-color-border-strong));
    border-radius: var(--gh-field-radius, var(--gh-radius));
    transition:
      background-color var(--gh-duration-fast) var(--gh-ease-out),
      border-color var(--gh-duration-fast) var(--gh-ease-out);
  }
  /* The whole box is the native input, which opens the dialog and takes what is dropped. */
  [data-part='control'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  [data-part='control']:disabled {
    cursor: not-allowed;
  }
  [data-part='prompt'] {
    overflow-wrap: anywhere;
    min-inline-size: 0;
  }
  [data-part='choose'] {
    color: var(--gh-color-fg);
    font-weight: var(--gh-weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (hover: hover) {
    [data-part='box']:has([data-part='control']:enabled:hover) {
      background-color: var(--gh-color-surface-hover);
    }
  }
  [data-part='box']:has([data-part='control']:focus-visible) {
    border-color: var(--gh-color-focus);
    outline: 2px solid var(--gh-color-focus);
    outline-offset: -1px;
  }
  [data-part='box']:has([data-part='control'][aria-invalid]) {
    border-color: var(--gh-color-critical);
  }
  [data-part='box'][data-over] {
    background-color: var(--gh-color-accent-subtle);
    border-color: var(--gh-color-accent);
    border-style: solid;
    color: var(--gh-color-fg);
  }
  [data-part='box']:has([data-part='control']:disabled) {
    color: var(--gh-color-fg-subtle);
    background-color: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border);
  }
  [data-part='box']:has([data-part='control']:disabled) [data-part='choose'] {
    color: inherit;
    text-decoration: none;
  }
  [data-part='error'] > span > span {
    display: block;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-part='box'] {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    [data-part='box']:has([data-part='control']:disabled) {
      color: GrayText;
      border-color: GrayText;
    }
    [data-part='box'][data-over] {
      outline: 2px solid Highlight;
    }
  }
`;
