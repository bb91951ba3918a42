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

/** The list of files below the box: the picture of each, its name and size, how its upload is going, its buttons. */
export const fileList = css`
  [data-part='files'] {
    display: grid;
    margin: 0;
    padding: 0;
    /* Unlike none, an empty string leaves Safari the list's meaning. */
    list-style-type: '';
    background-color: var(--gh-field-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-field-radius, var(--gh-radius));
  }
  [data-part='file'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--gh-space-1-5);
    padding: var(--gh-space-1) var(--gh-space-1-5);
  }
  [data-part='file'] + [data-part='file'] {
    border-block-start: 1px solid var(--gh-color-border);
  }
  [data-part='file'][data-invalid] [data-part='preview'] {
    border-color: var(--gh-color-critical);
  }
  [data-part='preview'] {
    display: grid;
    place-items: center;
    inline-size: var(--gh-control-md);
    block-size: var(--gh-control-md);
    overflow: hidden;
    color: var(--gh-color-fg-muted);
    background-color: var(--gh-color-surface-sunken);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius);
  }
  [data-part='preview'] > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--gh-space-1);
    min-inline-size: 0;
  }
  [data-part='name'] {
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
  [data-part='size'] {
    unicode-bidi: plaintext;
    color: var(--gh-color-fg-subtle);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='file-error'] {
    display: flex;
    gap: var(--gh-space-half);
    color: var(--gh-color-critical-fg);
  }
  [data-part='file-error'] > svg {
    flex: none;
    margin-block-start: 2px;
  }
  [data-part='file-error'],
  [data-part='facts'] > [data-component='Progress'] {
    flex: 1 0 100%;
  }
  [data-part='facts'] > [data-component='Progress'],
  [data-part='facts'] > [data-component='Button'] {
    margin-block-start: var(--gh-space-half);
  }
  [data-part='buttons'] {
    display: flex;
    align-items: center;
    align-self: start;
    min-block-size: var(--gh-control-md);
  }
`;
