'use client';
import { styled } from 'styled-components';

export const Root = styled.form`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-log-in-screen-gap, var(--gh-space-2-5));

    & > [data-part='forgot'] {
      margin: 0;
      text-align: center;
      font-size: var(--gh-text-sm);
    }
  }
`;
