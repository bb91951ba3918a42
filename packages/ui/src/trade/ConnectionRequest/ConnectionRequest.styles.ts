'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;

    [data-part='answer'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
      border-radius: var(--gh-radius);
      outline: none;
    }
    [data-part='answer']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    /* The answers have the colours of the status they lead to, besides an icon and a word. */
    [data-part='answer'] > [data-component='Button'][data-variant]:first-child {
      --_fg: var(--gh-color-connection-connected-fg);
      --_border: var(--gh-color-connection-connected-border);
    }
    [data-part='answer'] > [data-component='Button'][data-variant]:last-child {
      --_fg: var(--gh-color-connection-declined-fg);
      --_border: var(--gh-color-connection-declined-border);
    }
  }
`;
