'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    justify-items: center;
    align-content: center;
    padding: var(--gh-space-6) var(--gh-space-3);
    text-align: center;
    color: var(--gh-color-fg);

    > [data-part='icon'] {
      display: grid;
      place-items: center;
      inline-size: 56px;
      block-size: 56px;
      margin-block-end: var(--gh-space-2-5);
      border-radius: var(--gh-radius-full);
      color: var(--gh-empty-state-icon-fg, var(--gh-color-accent-fg));
      background-color: var(--gh-empty-state-icon-bg, var(--gh-color-accent-subtle));
    }
    > [data-part='icon'] > svg {
      inline-size: 24px;
      block-size: 24px;
      stroke-width: 1.75;
    }
    > [data-part='title'] {
      max-inline-size: 28ch;
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xl);
      letter-spacing: var(--gh-tracking-tight);
    }
    > [data-part='description'] {
      max-inline-size: 44ch;
      margin-block-start: var(--gh-space-1);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      color: var(--gh-color-fg-muted);
    }
    > [data-part='action'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--gh-space-1-5);
      margin-block-start: var(--gh-space-3);
    }
  }
`;
