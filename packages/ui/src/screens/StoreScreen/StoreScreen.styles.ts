'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 96rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='create'] {
      display: flex;
      justify-content: flex-end;
      margin-block-end: var(--gh-space-2);
    }
  }
`;
