'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-1-5);
    min-inline-size: 0;

    [data-part='buttons'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }
    [data-part='input'] {
      display: none;
    }
    [data-part='status'] {
      position: absolute;
      overflow: hidden;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
