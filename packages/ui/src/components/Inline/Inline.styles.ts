'use client';
import { styled } from 'styled-components';
import { inlineLook } from './Inline.variants.ts';

/** One root for each element. */
export const roots = {
  div: styled.div`
    @layer guildhall.components {
      ${inlineLook}
    }
  `,
  ul: styled.ul`
    @layer guildhall.components {
      ${inlineLook}
    }
  `,
  ol: styled.ol`
    @layer guildhall.components {
      ${inlineLook}
    }
  `,
};
