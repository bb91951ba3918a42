'use client';
import { styled } from 'styled-components';
import { stackLook } from './Stack.variants.ts';

/** One root for each element. */
export const roots = {
  div: styled.div`
    @layer guildhall.components {
      ${stackLook}
    }
  `,
  ul: styled.ul`
    @layer guildhall.components {
      ${stackLook}
    }
  `,
  ol: styled.ol`
    @layer guildhall.components {
      ${stackLook}
    }
  `,
};
