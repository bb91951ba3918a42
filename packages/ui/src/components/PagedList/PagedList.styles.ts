'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    min-inline-size: 0;

    > [data-part='news'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
