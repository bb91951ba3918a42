'use client';
import { styled } from 'styled-components';
import { pictureLook } from '#components/ImageCarousel/ImageCarousel.variants.ts';
import { openerLook } from '#styles/opener-look.ts';

export const Root = styled.div`
  @layer guildhall.components {
    /* As much around two lines as leaves 14 rows in a window of 900 px. */
    --gh-table-row-height: calc(var(--gh-text-sm) * var(--gh-leading-sm) + 6px);
    min-inline-size: 0;

    ${pictureLook}
    [data-part='product'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      min-inline-size: 12rem;
    }
    /* A row that loads is as high as one with its picture. */
    [aria-busy='true'] {
      --gh-table-row-height: calc(var(--gh-control-md) + 2.625rem - 1lh);
    }
    [data-part='product'] > :is([data-part='picture'], [data-part='fallback']) {
      flex: none;
      inline-size: 3rem;
      block-size: 2.25rem;
      overflow: hidden;
      border-radius: var(--gh-radius);
    }
    [data-part='open'] {
      ${openerLook}
    }
    [data-part='product'] > [data-part='open'] {
      overflow-wrap: anywhere;
    }
    [data-part='price'] {
      display: grid;
      justify-items: end;
    }
    [data-part='price'] > [data-component='Price'] {
      flex-wrap: nowrap;
      justify-content: flex-end;
    }
    [data-part='unit'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
    }
    [data-part='actions'] {
      display: inline-flex;
      gap: var(--gh-space-half);
    }
  }
`;
