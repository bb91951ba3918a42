'use client';
import { styled } from 'styled-components';
import { pictureLook } from '#components/ImageCarousel/ImageCarousel.variants.ts';
import { openerLook } from '#styles/opener-look.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-2);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    ${pictureLook}
    [data-part='row'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1-5) var(--gh-space-2);
      padding: var(--gh-space-1-5) var(--gh-space-2);
    }
    [data-part='row'] > :is([data-part='picture'], [data-part='fallback']) {
      flex: none;
      align-self: flex-start;
      inline-size: 7rem;
      block-size: 5.25rem;
      overflow: hidden;
      border-radius: var(--gh-radius);
    }
    [data-part='row'] > [data-part='text'] {
      display: grid;
      flex: 1 1 10rem;
      justify-items: start;
      gap: 2px;
      min-inline-size: 0;
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    [data-part='name'] {
      margin: 0;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-sm);
      overflow-wrap: anywhere;
    }
    [data-part='open'] {
      ${openerLook}
      overflow-wrap: inherit;
    }
    [data-removed] [data-part='name'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }
    [data-part='vendor'],
    [data-change='dearer'] {
      color: var(--gh-color-fg-muted);
    }
    [data-change='cheaper'] {
      color: var(--gh-color-positive-fg);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='row'] > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-half);
      margin-inline-start: auto;
    }
  }
`;
