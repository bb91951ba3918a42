'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;
    gap: var(--gh-space-2);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    [data-part='row'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-2);
      padding: var(--gh-space-1-5) var(--gh-space-2);
    }
    [data-part='icon'] {
      display: grid;
      flex: none;
      color: var(--gh-color-fg-muted);
    }
    [data-part='text'] {
      display: grid;
      flex: 1 1 12rem;
      gap: 2px;
      min-inline-size: 0;
    }
    [data-part='device'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-half) var(--gh-space-1);
      margin: 0;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-sm);
      overflow-wrap: anywhere;
    }
    [data-part='member'] {
      overflow-wrap: anywhere;
    }
    [data-part='times'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--gh-space-2);
      color: var(--gh-color-fg-muted);
    }
    [data-part='others'] {
      display: flex;
      justify-content: end;
    }
  }
`;
