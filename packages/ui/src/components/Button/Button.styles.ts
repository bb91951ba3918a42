'use client';
import { styled } from 'styled-components';
import { buttonBox } from './Button.variants.ts';

export const Root = styled.button`
  @layer guildhall.components {
    ${buttonBox}

    > [data-part='label'] {
      min-inline-size: 0;
      padding-block: var(--gh-space-half);
      overflow-wrap: anywhere;
    }
    > [data-part='icon'] {
      display: inline-flex;
      flex: none;
    }
    > [data-part='icon'] > svg {
      inline-size: 1.15em;
      block-size: 1.15em;
    }

    /* The label keeps its place under the spinner, so the button keeps its width. */
    > [data-part='spinner'] {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
    }
    &[data-loading] > :is([data-part='label'], [data-part='icon']) {
      opacity: 0;
    }
  }
`;
