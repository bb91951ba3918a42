'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    align-content: start;
    min-inline-size: 0;

    [data-component='IconButton'] {
      flex: none;
      margin-inline: var(--gh-space-half);
    }
    [data-component='IconButton'][aria-disabled] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      [data-component='IconButton'][aria-disabled] {
        color: GrayText;
      }
    }
  }
`;
