'use client';
import { styled } from 'styled-components';

export const Root = styled.form`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-2-5);
  }
`;
