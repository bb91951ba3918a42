'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: var(--gh-space-2);
    padding-block: var(--gh-space-1) var(--gh-space-3);
    color: var(--gh-color-fg);

    > [data-part='heading'] {
      flex: 1 1 18rem;
      min-inline-size: 0;
    }
    > [data-part='heading'] > [data-part='title'] {
      font-family: var(--gh-font-display);
      font-size: clamp(var(--gh-text-2xl), 1.25rem + 1.2vw, var(--gh-text-3xl));
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-3xl);
      letter-spacing: var(--gh-tracking-tight);
      overflow-wrap: anywhere;
    }
    > [data-part='heading'] > [data-part='description'] {
      max-inline-size: 60ch;
      margin-block-start: var(--gh-space-half);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-md);
      line-height: var(--gh-leading-md);
    }
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }
  }
`;
