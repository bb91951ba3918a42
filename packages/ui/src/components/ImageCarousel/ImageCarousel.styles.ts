'use client';
import { styled } from 'styled-components';
import { pictureLook } from './ImageCarousel.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    aspect-ratio: var(--gh-image-carousel-ratio, 4 / 3);
    overflow: hidden;
    border-radius: var(--gh-image-carousel-radius, var(--gh-radius-lg));
    background: var(--gh-color-surface-sunken);

    [data-part='frame'],
    [data-part='picture'],
    [data-part='fallback'] {
      inline-size: 100%;
      block-size: 100%;
    }
    ${pictureLook}
  }
`;
