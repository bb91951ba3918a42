import { css } from 'styled-components';

/** What is ticked: the box or dot in the first column; in the second its words and what helps, below one another. */
export const choice = css`
  --_height: var(--gh-control-sm);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0;

  [data-part='control'] {
    position: relative;
    appearance: none;
    display: grid;
    flex: none;
    place-content: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: calc((var(--_height) - 1.25rem) / 2) 0;
    color: var(--gh-color-on-action);
    background-color: var(--gh-field-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-field-border, var(--gh-color-border-strong));
    cursor: pointer;
    transition:
      background-color var(--gh-duration-fast) var(--gh-ease-out),
      border-color var(--gh-duration-fast) var(--gh-ease-out);
    -webkit-tap-highlight-color: transparent;
  }
  [data-part='control']::before {
    content: '';
    opacity: 0;
    transition: opacity var(--gh-duration-fast) var(--gh-ease-out);
  }
  /* What answers to a press is as high as the row. */
  [data-part='control']::after {
    content: '';
    position: absolute;
    inset: calc((1.25rem - var(--_height)) / 2);
  }
  [data-part='control']:is(:checked, [type='checkbox']:indeterminate) {
    background-color: var(--gh-choice-bg-on, var(--gh-color-action));
    border-color: var(--gh-choice-bg-on, var(--gh-color-action));
  }
  [data-part='control']:is(:checked, [type='checkbox']:indeterminate)::before {
    opacity: 1;
  }
  @media (hover: hover) {
    [data-part='control']:enabled:hover:not(:checked, [type='checkbox']:indeterminate) {
      border-color: var(--gh-field-border, var(--gh-color-fg-subtle));
    }
  }
  [data-part='control']:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: 2px;
  }
  [data-part='control']:disabled {
    color: var(--gh-color-surface);
    background-color: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border);
    cursor: not-allowed;
  }
  [data-part='control']:disabled:is(:checked, [type='checkbox']:indeterminate) {
    background-color: var(--gh-color-fg-disabled);
    border-color: var(--gh-color-fg-disabled);
  }

  @media (pointer: coarse) {
    --_height: var(--gh-control-md);
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='control'],
    [data-part='control']::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    [data-part='control'] {
      appearance: auto;
    }
    [data-part='control']::before {
      display: none;
    }
  }
`;

/** The words beside it; the space between the two answers to a press as well. */
export const choiceLabel = css`
  padding-block: calc((var(--_height) - 1lh) / 2);
  padding-inline-start: var(--gh-space-1-5);
  overflow-wrap: anywhere;
  cursor: pointer;
`;

/** What helps, below the words. */
export const choiceMessage = css`
  grid-column: 2;
  margin-block: calc(-1 * var(--gh-space-half)) var(--gh-space-half);
  padding-inline-start: var(--gh-space-1-5);
`;
