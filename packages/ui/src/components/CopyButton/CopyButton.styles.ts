'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.span`
  @layer guildhall.components {
    position: relative;
    display: inline-flex;
    max-inline-size: 100%;

    [data-part='words'] {
      display: inline-grid;
      justify-items: start;
    }
    [data-part='word'] {
      grid-area: 1 / 1;
    }
    [data-part='word'][data-hidden] {
      visibility: hidden;
    }
    &[data-outcome='copied'] [data-part='mark'] {
      color: var(--gh-copy-button-copied, var(--gh-color-positive));
    }
    &[data-outcome='failed'] [data-part='mark'] {
      color: var(--gh-copy-button-failed, var(--gh-color-critical));
    }
    /* On ink the feedback colours have too little contrast. */
    &[data-outcome] > [data-variant='primary'] [data-part='mark'] {
      color: inherit;
    }
    > [data-part='status'] {
      ${outOfSight}
    }
  }
`;
