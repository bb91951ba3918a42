'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
  }
`;
