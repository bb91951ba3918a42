'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    align-content: start;
    min-inline-size: 0;
  }
`;
