'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}

    [data-part='control'] {
      --_padding: var(--gh-space-1);
      padding-block: var(--_padding);
      min-block-size: calc(var(--_rows) * 1lh + 2 * var(--_padding));
      max-block-size: calc(12lh + 2 * var(--_padding));
      line-height: var(--gh-leading-md);
      resize: vertical;
      field-sizing: content;
    }
    /* Having grown by itself it needs no handle. */
    @supports (field-sizing: content) {
      [data-part='control'] {
        resize: none;
      }
    }
  }
`;
