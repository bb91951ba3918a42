'use client';
import { styled } from 'styled-components';

export const Root = styled.form`
  @layer guildhall.components {
    > [data-part='body'] {
      display: grid;
      gap: var(--gh-space-2-5);
      outline: none;
    }
  }
`;
