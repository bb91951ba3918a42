'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 96rem;
    margin-inline: auto;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='head'] {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      justify-content: space-between;
      gap: var(--gh-space-2);
      padding-block: var(--gh-space-1) var(--gh-space-2);
    }
    > [data-part='head'] [data-part='title'] {
      font-family: var(--gh-font-display);
      font-size: clamp(var(--gh-text-2xl), 1.25rem + 1vw, var(--gh-text-3xl));
      font-weight: var(--gh-weight-medium);
      line-height: 1.2;
      letter-spacing: var(--gh-tracking-tight);
    }
    > [data-part='head'] [data-part='subtitle'] {
      margin-block-start: var(--gh-space-half);
      color: var(--gh-color-fg-muted);
    }
    > [data-part='products'] {
      padding-block-start: var(--gh-space-1);
    }
  }
`;
