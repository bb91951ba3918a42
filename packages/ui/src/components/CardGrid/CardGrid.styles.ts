'use client';
import { styled } from 'styled-components';

export const Root = styled.ul`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--gh-card-grid-column, 17.5rem)), 1fr));
    gap: var(--gh-card-grid-gap, var(--gh-space-3));
    margin: 0;
    padding: 0;
    list-style: none;

    &[data-columns='three'] {
      grid-template-columns: minmax(0, 1fr);
    }
    @media (width >= 600px) {
      &[data-columns='three'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    @media (width >= 1200px) {
      &[data-columns='three'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    > [data-part='item'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
