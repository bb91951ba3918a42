'use client';
import { styled } from 'styled-components';
import { textLook } from './Text.variants.ts';

/** One root for each element. */
export const roots = {
  p: styled.p`
    @layer guildhall.components {
      ${textLook}
    }
  `,
  span: styled.span`
    @layer guildhall.components {
      ${textLook}
    }
  `,
  div: styled.div`
    @layer guildhall.components {
      ${textLook}
    }
  `,
  strong: styled.strong`
    @layer guildhall.components {
      ${textLook}
    }
  `,
  em: styled.em`
    @layer guildhall.components {
      ${textLook}
    }
  `,
  small: styled.small`
    @layer guildhall.components {
      ${textLook}
    }
  `,
};
