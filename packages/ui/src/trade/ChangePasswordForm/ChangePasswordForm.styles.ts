'use client';
import { styled } from 'styled-components';

export const Root = styled.form`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-2-5);
    max-inline-size: 26rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='actions'] {
      display: flex;
    }
  }
`;
