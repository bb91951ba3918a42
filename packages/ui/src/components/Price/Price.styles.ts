'use client';
import { styled } from 'styled-components';
import { priceLook } from './Price.variants.ts';

export const Root = styled.span`
  @layer guildhall.components {
    ${priceLook}
  }
`;
