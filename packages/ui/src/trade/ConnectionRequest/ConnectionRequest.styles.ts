'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;

    > [data-component='CompanyRow'] {
      flex: 1 1 14rem;
    }
    [data-part='answer'] {
      display: flex;
      margin-inline: auto var(--gh-space-2);
      padding-block: var(--gh-space-1) var(--gh-space-1-5);
      gap: var(--gh-space-1);
      border-radius: var(--gh-radius);
      outline: none;
    }
    [data-part='answer']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    /* The answers have the colours of the status they lead to, besides an icon and a name. */
    [data-component='IconButton']:first-child {
      color: var(--gh-color-connection-connected-fg);
      border-color: var(--gh-color-connection-connected-border);
    }
    [data-component='IconButton']:last-child {
      color: var(--gh-color-connection-declined-fg);
      border-color: var(--gh-color-connection-declined-border);
    }
  }
`;
