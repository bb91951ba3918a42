'use client';
import { styled } from 'styled-components';
import { fieldBox } from '#components/TextField/TextField.variants.ts';

export const Root = styled.search`
  @layer guildhall.components {
    display: block;
    min-inline-size: 0;
    font-family: var(--gh-font-sans);
    color: var(--gh-field-fg, var(--gh-color-fg));
    ${fieldBox}

    [data-part='box'] {
      padding-inline: var(--gh-space-half);
    }
    [data-part='control'] {
      appearance: none;
      padding-inline: var(--gh-space-1);
    }
    [data-part='control']::-webkit-search-cancel-button {
      display: none;
    }
    [data-component='IconButton']:enabled {
      color: var(--gh-color-fg-subtle);
    }
  }
`;
