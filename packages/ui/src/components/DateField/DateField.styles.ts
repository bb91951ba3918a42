'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}

    [data-part='control'] {
      font-variant-numeric: tabular-nums;
    }
    [data-part='box'] > [data-component='IconButton'] {
      flex: none;
      margin-inline-end: var(--gh-space-half);
      color: var(--gh-color-fg-subtle);
    }
  }
`;
