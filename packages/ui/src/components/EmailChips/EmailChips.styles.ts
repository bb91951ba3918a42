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
      align-items: center;
      max-inline-size: 100%;
      min-block-size: var(--gh-control-sm);
      padding-inline-start: var(--gh-space-1-5);
      background-color: var(--gh-email-chips-bg, var(--gh-color-surface-sunken));
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-full);
    }
    [data-part='email'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    @media (forced-colors: active) {
      /* The chip is the edge; a second one inside would cut into the address. */
      [data-part='chip'] [data-component='IconButton'] {
        border-color: Canvas;
      }
    }
  }
`;
