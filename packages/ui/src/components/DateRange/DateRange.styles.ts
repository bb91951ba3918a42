'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';

export const Root = styled.fieldset`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}
    margin: 0;
    padding: 0;
    border: 0;

    > [data-part='header'] {
      padding: 0;
    }
    > [data-part='header']:not([data-hidden]) {
      margin-block-end: var(--gh-space-1);
    }
    > [data-part='header'] > [data-part='label'] {
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='dates'] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
      gap: var(--gh-space-2);
    }
    [data-part='presets'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }
    [data-part='presets'] > [aria-pressed='true']:enabled {
      background-color: var(--gh-color-accent-subtle);
      border-color: var(--gh-color-accent);
      color: var(--gh-color-accent-fg);
    }
    @media (forced-colors: active) {
      [data-part='presets'] > [aria-pressed='true'] {
        outline: 2px solid Highlight;
      }
    }
  }
`;
