'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 96rem;

    > [data-part='summary'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
      margin-block-end: var(--gh-space-2);
    }
    /* Nothing waits. */
    > [data-part='summary']:empty {
      display: none;
    }
  }
`;
