'use client';
import { css } from 'styled-components';
import { fileList } from '#components/FileField/FileField.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

/** The form at the bottom, or why there is none. */
export const composerStyles = css`
  > :is([data-part='composer'], [data-part='notice']) {
    position: sticky;
    inset-block-end: 0;
    flex: none;
    padding: var(--gh-space-1-5) var(--gh-space-2);
    /* A frame whose own bar keeps the safe area sets this to 0px. */
    padding-block-end: calc(var(--gh-space-1-5) + var(--_safe-area, env(safe-area-inset-bottom)));
    border-block-start: 1px solid var(--gh-color-border);
    background: var(--gh-color-surface);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
  }
  > [data-part='notice'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--gh-space-1) var(--gh-space-2);
  }
  /* A text that can no longer be sent has a line of its own. */
  > [data-part='notice'] > [data-component='TextArea'] {
    flex: 1 1 100%;
  }
  [data-part='reason'] {
    margin: 0;
    color: var(--gh-color-fg-muted);
    overflow-wrap: anywhere;
  }
  > [data-part='composer'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-half);

    ${fileList}
    [data-part='files'] {
      max-block-size: 30dvh;
      margin-block-end: var(--gh-space-half);
      overflow-y: auto;
    }
  }
  [data-part='attach'] {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--gh-control-md);
    block-size: var(--gh-control-md);
    border-radius: var(--gh-radius);
    color: var(--gh-color-fg-muted);
  }
  /* The native input opens the dialog and takes the focus. */
  [data-part='file-input'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  [data-part='file-input']:disabled {
    cursor: not-allowed;
  }
  [data-part='attach']:has(:disabled) {
    color: var(--gh-color-fg-disabled);
  }
  [data-part='attach']:has(:focus-visible) {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    [data-part='attach']:has(:enabled:hover) {
      background: var(--gh-color-surface-hover);
      color: var(--gh-color-fg);
    }
  }
  /* With large text, the button has a line of its own. */
  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: end;
    gap: var(--gh-space-1);
  }
  [data-part='input'] {
    flex: 1 1 7.5rem;
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: var(--gh-control-md);
    max-block-size: min(8.5rem, 30dvh);
    padding: max(2px, (var(--gh-control-md) - 1lh) / 2 - 1px) var(--gh-space-1-5);
    border: 1px solid var(--gh-color-border-strong);
    border-radius: var(--gh-radius);
    background: var(--gh-color-surface);
    color: inherit;
    /* Below 16 px a phone zooms in on focus. */
    font: var(--gh-weight-regular) var(--gh-text-md) / var(--gh-leading-md) var(--gh-font-sans);
    resize: none;
    field-sizing: content;
    scrollbar-width: thin;
  }
  [data-part='input']::placeholder {
    color: var(--gh-color-fg-subtle);
    opacity: 1;
  }
  [data-part='input']:focus-visible {
    border-color: var(--gh-color-focus);
    outline: 2px solid var(--gh-color-focus);
    outline-offset: -1px;
  }

  [data-part='input'][aria-invalid] {
    border-color: var(--gh-color-critical);
  }
  :is([data-part='length'], [data-part='error']) {
    margin: 0;
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
  }
  [data-part='length'] {
    color: var(--gh-color-fg-muted);
    font-variant-numeric: tabular-nums;
  }
  :is([data-part='length'][data-over], [data-part='error']) {
    color: var(--gh-color-critical-fg);
  }
  [data-part='error'] {
    display: flex;
    gap: var(--gh-space-half);
  }
  [data-part='error'] > span > span {
    display: block;
  }
  [data-part='error'] > svg {
    flex: none;
    margin-block-start: 2px;
  }
  [data-part='status'] {
    ${outOfSight}
  }

  @media (pointer: fine) {
    [data-part='input'] {
      font-size: var(--gh-text-sm);
    }
  }
  @media (width >= 900px) {
    > [data-part='composer'] {
      padding-inline: var(--gh-space-3);
    }
  }
`;
