'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    --_line: var(--gh-divider-line, var(--gh-color-border));
    display: flex;
    align-items: center;
    align-self: stretch;
    gap: var(--gh-space-1-5);
    min-inline-size: 0;
    margin: 0;
    color: var(--gh-color-fg-muted);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    &::before,
    &:not(:empty)::after {
      content: '';
      flex: 1 0 var(--gh-space-1-5);
      border-block-start: 1px solid var(--_line);
    }
    > [data-part='label'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
      text-align: center;
    }

    &[data-orientation='vertical'] {
      flex-direction: column;
      gap: var(--gh-space-half);
    }
    &[data-orientation='vertical']::before,
    &[data-orientation='vertical']:not(:empty)::after {
      flex-basis: var(--gh-space-1);
      border-block-start: 0;
      border-inline-start: 1px solid var(--_line);
    }

    @media (forced-colors: active) {
      --_line: CanvasText;
    }
  }
`;
