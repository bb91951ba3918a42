'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    --_inset: var(--gh-space-1);
    position: relative;
    display: grid;
    min-inline-size: calc(var(--gh-editable-cell-min-width, 7.5rem) + 2 * var(--_inset));
    /* As high as a line, so that the row is as high with it as without; and its text stands where other text does. */
    margin: calc((1lh - var(--gh-control-sm)) / 2) calc(-1 * var(--_inset));

    > [data-part='display'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-half);
      box-sizing: border-box;
      min-block-size: var(--gh-control-sm);
      padding: 0 calc(var(--_inset) - 1px);
      border: 1px solid transparent;
      border-radius: var(--gh-field-radius, var(--gh-radius));
      background: none;
      color: inherit;
      font: inherit;
      text-align: inherit;
      cursor: text;
      -webkit-tap-highlight-color: transparent;
    }
    [data-part='value'] {
      flex: 1;
      min-inline-size: 0;
    }
    > [data-part='display'] > svg {
      flex: none;
      color: var(--gh-color-fg-subtle);
      opacity: 0;
    }
    [data-justify='end'] > & > [data-part='display'] {
      flex-direction: row-reverse;
    }
    > [data-part='display']:focus-visible {
      border-color: var(--gh-field-border, var(--gh-color-border));
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -1px;
    }
    > [data-part='display']:focus-visible > svg {
      opacity: 1;
    }
    @media (hover: hover) {
      /* Shows what can be changed in the row. */
      :where(tr:hover) & > [data-part='display'] {
        border-color: var(--gh-field-border, var(--gh-color-border));
      }
      :where(tr:hover) & > [data-part='display'] > svg {
        opacity: 1;
      }
      > [data-part='display']:hover {
        background: var(--gh-field-bg, var(--gh-color-surface));
        border-color: var(--gh-field-border, var(--gh-color-border-strong));
      }
    }
    /* Forced colours draw the edge always: without a value it would be around nothing. */
    @media (hover: none), (forced-colors: active) {
      > [data-part='display'] > svg {
        opacity: 1;
      }
    }

    /* Neither the field nor its error makes the column wider. */
    > [data-part='field'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--gh-space-half);
      contain: inline-size;
      /* The error is a sentence, also where the numbers stand at the end. */
      text-align: start;
      white-space: normal;
    }
    > [data-part='field'] > [data-part='remedy'] {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-half);
    }
    > [data-part='measure'] {
      block-size: 0;
      padding-inline: var(--_inset) calc(var(--_inset) + 14px + var(--gh-space-half));
      visibility: hidden;
    }
    > [data-part='field'] > [data-component='Spinner'] {
      align-self: center;
    }
    [data-part='name'],
    [data-part='status'] {
      ${outOfSight}
    }
  }
`;
