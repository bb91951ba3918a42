'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-inline-size: 0;

    > [data-component='Breadcrumb'] {
      padding-block-start: var(--gh-space-1);
    }
  }
`;
