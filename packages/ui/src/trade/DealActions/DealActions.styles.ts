'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gh-space-1);
  }
`;
