'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}

    [data-part='control'] {
      appearance: none;
      padding-inline-end: var(--gh-space-5);
      text-overflow: ellipsis;
      cursor: pointer;
    }
    [data-part='control'][aria-readonly='true'] {
      cursor: default;
    }
    [data-part='box']:has([data-part='control'][aria-readonly='true']:enabled) {
      background-color: var(--gh-color-surface-sunken);
    }
    [data-part='control']:has([data-part='placeholder']:checked) {
      color: var(--gh-color-fg-subtle);
    }
    [data-part='control'] :is(option, optgroup) {
      color: var(--gh-color-fg);
      background-color: var(--gh-color-surface-raised);
    }
    [data-part='icon'] {
      position: absolute;
      inset-inline-end: var(--gh-space-1-5);
      display: inline-flex;
      color: var(--gh-color-fg-subtle);
      pointer-events: none;
    }

    /* Where the browser lets its own list be dressed, it is; elsewhere the list is the system's. */
    @supports (appearance: base-select) {
      [data-part='control'],
      [data-part='control']::picker(select) {
        appearance: base-select;
      }
      [data-part='control'] {
        align-items: center;
      }
      [data-part='control']::picker-icon {
        display: none;
      }
      [data-part='control']::picker(select) {
        margin-block: var(--gh-space-half);
        padding: var(--gh-space-half);
        color: var(--gh-color-fg);
        background-color: var(--gh-color-surface-raised);
        border: 1px solid var(--gh-color-border);
        border-radius: var(--gh-radius-lg);
        box-shadow: var(--gh-shadow-2);
        max-block-size: 20rem;
      }
      [data-part='control'] [data-part='group'] {
        padding: var(--gh-space-half) 0 0;
        font-size: var(--gh-text-xs);
        font-weight: var(--gh-weight-semibold);
        color: var(--gh-color-fg-subtle);
        background-color: transparent;
      }
      [data-part='control'] [data-part='group'] option {
        font-size: var(--gh-text-sm);
        font-weight: var(--gh-weight-regular);
      }
      [data-part='control'] option {
        min-block-size: var(--gh-control-sm);
        padding: var(--gh-space-half) var(--gh-space-1);
        background-color: transparent;
        border-radius: var(--gh-radius);
      }
      @media (hover: hover) {
        [data-part='control'] option:hover {
          background: var(--gh-color-surface-hover);
        }
      }
      [data-part='control'] option:focus-visible {
        background: var(--gh-color-surface-hover);
        outline: none;
        box-shadow: inset 0 0 0 2px var(--gh-color-focus);
      }
      [data-part='control'] option:checked {
        font-weight: var(--gh-weight-semibold);
      }
      [data-part='control'] option:disabled {
        color: var(--gh-color-fg-disabled);
      }
      [data-part='control'] [data-part='placeholder'] {
        display: none;
      }
    }
  }
`;
