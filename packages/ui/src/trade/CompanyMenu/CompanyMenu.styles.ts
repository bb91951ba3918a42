'use client';
import { styled } from 'styled-components';

export const Root = styled.span`
  @layer guildhall.components {
    display: inline-flex;
  }
`;
