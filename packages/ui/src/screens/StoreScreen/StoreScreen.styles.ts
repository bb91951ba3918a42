'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 96rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='short-label'] {
      display: none;
    }
    @media (width < 600px) {
      [data-part='label']:has(+ [data-part='short-label']) {
        ${outOfSight}
      }
      [data-part='short-label'] {
        display: inline;
      }
    }
  }
`;
