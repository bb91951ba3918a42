'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';
import { entriesFrame } from './Entries.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}
    ${entriesFrame}

    [data-part='chips'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    [data-part='chip'] {
      display: inline-flex;
      max-inline-size: 100%;
    }
  }
`;
