'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-3);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='filters'] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
      gap: var(--gh-space-2);
    }
    @container (width >= 36rem) {
      > [data-part='filters'] {
        grid-template-columns: repeat(2, minmax(0, 15rem));
      }
    }
    [data-part='skeleton'] {
      display: grid;
      gap: var(--gh-space-half);
      padding-block: var(--gh-space-1);
    }
  }
`;
