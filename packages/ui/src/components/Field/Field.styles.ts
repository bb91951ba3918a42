'use client';
import { styled } from 'styled-components';
import { fieldFrame } from './Field.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
  }
`;
