'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 96rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    section + section {
      margin-block-start: var(--gh-space-4);
    }
    section > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-control-md);
      margin-block-end: var(--gh-space-1);
    }
    /* Its words, and not the room around them, end where the results do. */
    section > header > [data-component='Button'] {
      margin-inline-end: calc(-1px - var(--gh-space-1-5));
    }
    section > footer {
      padding-block-start: var(--gh-space-3);
      text-align: center;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    [data-component='RequestCard'][aria-current] {
      outline: 2px solid var(--gh-color-accent);
      outline-offset: 2px;
    }
  }
`;
