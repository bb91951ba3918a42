'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;
