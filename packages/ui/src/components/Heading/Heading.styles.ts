'use client';
import { styled } from 'styled-components';
import { headingLook } from './Heading.variants.ts';

/** One root for each level. */
export const roots = {
  1: styled.h1`
    @layer guildhall.components {
      ${headingLook}
    }
  `,
  2: styled.h2`
    @layer guildhall.components {
      ${headingLook}
    }
  `,
  3: styled.h3`
    @layer guildhall.components {
      ${headingLook}
    }
  `,
  4: styled.h4`
    @layer guildhall.components {
      ${headingLook}
    }
  `,
  5: styled.h5`
    @layer guildhall.components {
      ${headingLook}
    }
  `,
  6: styled.h6`
    @layer guildhall.components {
      ${headingLook}
    }
  `,
};
