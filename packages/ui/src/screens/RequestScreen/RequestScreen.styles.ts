'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-component='Breadcrumb'] {
      padding-block-start: var(--gh-space-1);
    }
    > [data-part='form'],
    > [data-part='quotes'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
    }
    > [data-part='form'],
    > [data-part='quotes'] {
      margin-block-start: var(--gh-space-4);
    }
  }
`;
