'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}

    [data-part='box'] {
      padding-inline-end: var(--gh-space-half);
    }
    [data-part='control']::-ms-reveal {
      display: none;
    }
    [data-component='IconButton']:enabled {
      color: var(--gh-color-fg-subtle);
    }
  }
`;
