'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    min-inline-size: 0;

    > [data-part='status'] {
      ${outOfSight}
    }
  }
`;
