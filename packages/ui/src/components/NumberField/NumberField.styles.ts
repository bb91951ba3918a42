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
    [data-part='leading'],
    [data-part='trailing'] {
      flex: none;
      color: var(--gh-color-fg-subtle);
      /* 'Rs.' keeps its point behind it between Arabic words. */
      unicode-bidi: plaintext;
    }
    [data-part='leading'] {
      padding-inline-start: var(--gh-space-1-5);
    }
    [data-part='leading'] + [data-part='control'] {
      padding-inline-start: var(--gh-space-1);
    }
    [data-part='trailing'] {
      padding-inline-end: var(--gh-space-1-5);
    }
  }
`;
