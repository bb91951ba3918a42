'use client';
import { styled } from 'styled-components';
import { entriesFrame } from '#components/EmailChips/Entries.variants.ts';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}
    ${entriesFrame}

    [data-part='images'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
      gap: var(--gh-space-1-5);
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    [data-part='image'] {
      position: relative;
      aspect-ratio: 1;
      overflow: hidden;
      background-color: var(--gh-image-url-list-bg, var(--gh-color-surface-sunken));
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
    }
    [data-part='picture'] {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    [data-part='fallback'] {
      display: grid;
      align-content: center;
      justify-items: center;
      gap: var(--gh-space-half);
      block-size: 100%;
      padding: var(--gh-space-1);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      text-align: center;
      color: var(--gh-color-fg-subtle);
    }
    [data-component='IconButton'] {
      position: absolute;
      inset-block-start: var(--gh-space-half);
      inset-inline-end: var(--gh-space-half);
    }
  }
`;
