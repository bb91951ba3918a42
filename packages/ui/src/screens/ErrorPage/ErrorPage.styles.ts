'use client';
import { styled } from 'styled-components';

export const Root = styled.main`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: center;
    min-block-size: var(--gh-error-page-height, 100dvh);
    padding: var(--gh-space-6) var(--gh-space-3);
    text-align: center;
    color: var(--gh-color-fg);
    outline: none;

    &[hidden] {
      display: none;
    }
    > [data-part='picture'] {
      inline-size: 144px;
      margin-block-end: var(--gh-space-4);
    }
    > [data-part='picture'] > [data-part='keystone'],
    > [data-part='picture'] > [data-part='ground'] {
      fill: var(--gh-color-accent);
    }
    > [data-part='title'] {
      max-inline-size: 22ch;
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-3xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-3xl);
      letter-spacing: var(--gh-tracking-tight);
      overflow-wrap: anywhere;
    }
    > [data-part='description'] {
      max-inline-size: 48ch;
      text-wrap: balance;
      margin-block-start: var(--gh-space-1-5);
      color: var(--gh-color-fg-muted);
    }
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--gh-space-1-5);
      margin-block-start: var(--gh-space-4);
    }
    > [data-part='details'] {
      max-inline-size: 100%;
      margin-block-start: var(--gh-space-4);
      font-family: var(--gh-font-mono);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-fg-subtle);
      overflow-wrap: anywhere;
    }

    @media (forced-colors: active) {
      > [data-part='picture'] > [data-part='keystone'] {
        fill: Highlight;
      }
    }
  }
`;
