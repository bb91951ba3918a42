'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from './TextField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}

    [data-part='box'] > [data-part='icon'] {
      position: absolute;
      inset-inline-start: var(--gh-space-1-5);
      display: inline-flex;
      color: var(--gh-color-fg-subtle);
      pointer-events: none;
    }
    [data-part='box'] > [data-part='icon'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    [data-part='icon'] ~ [data-part='control'] {
      padding-inline-start: calc(var(--gh-space-1-5) + 1rem + var(--gh-space-1));
    }
    [data-part='trailing'] {
      flex: none;
      padding-inline-end: var(--gh-space-1-5);
      color: var(--gh-color-fg-subtle);
      unicode-bidi: plaintext;
    }
    [data-part='box']:has(> [data-component]) {
      padding-inline-end: var(--gh-space-half);
    }
    [data-part='box'] > [data-component='IconButton']:enabled {
      color: var(--gh-color-fg-subtle);
    }
  }
`;
