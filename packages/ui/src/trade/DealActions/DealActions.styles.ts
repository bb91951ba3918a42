'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gh-space-1);

    /* On a phone each line is full, so that all of them have the same edges. */
    @media (width < 600px) {
      inline-size: 100%;

      > * {
        flex: 1 1 auto;
      }
    }
  }
`;
