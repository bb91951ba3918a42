'use client';
import { styled } from 'styled-components';
import { gridLook } from './Grid.variants.ts';

/** One root for each element. */
export const roots = {
  div: styled.div`
    @layer guildhall.components {
      ${gridLook}
    }
  `,
  ul: styled.ul`
    @layer guildhall.components {
      ${gridLook}
    }
  `,
  ol: styled.ol`
    @layer guildhall.components {
      ${gridLook}
    }
  `,
};
