'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;

    /* Room for two lines, so that a choice moves nothing below it. */
    &[data-layout='select'] [data-part='hint'] {
      min-block-size: calc(2 * var(--gh-leading-sm));
    }
  }
`;
