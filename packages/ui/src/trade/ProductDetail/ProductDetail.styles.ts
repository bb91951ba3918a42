'use client';
import { styled } from 'styled-components';

export const Root = styled.article`
  @layer guildhall.components {
    display: grid;
    align-items: start;
    gap: var(--gh-space-4) clamp(var(--gh-space-4), 5vw, var(--gh-space-8));
    max-inline-size: 76rem;
    margin-inline: auto;

    [data-part='media'] {
      display: grid;
      gap: var(--gh-space-2);
      min-inline-size: 0;
    }
    [data-part='media'] > [data-component='Skeleton'] {
      block-size: auto;
      aspect-ratio: 4 / 3;
    }
    [data-part='video'] {
      inline-size: 100%;
      aspect-ratio: 16 / 9;
      background: var(--gh-color-surface-sunken);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-xl);
    }
    [data-part='video-link'] {
      padding: var(--gh-space-2);
      font-size: var(--gh-text-sm);
      background: var(--gh-color-surface-sunken);
      border-radius: var(--gh-radius-lg);
    }

    [data-part='offer'] {
      display: grid;
      gap: var(--gh-space-2);
      min-inline-size: 0;
    }
    [data-part='category'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-half);
      font-size: var(--gh-text-sm);
      color: var(--gh-color-fg-muted);
    }
    [data-part='category'] > svg:dir(rtl) {
      scale: -1 1;
    }
    [data-part='offer'] > [data-part='name'] {
      font-family: var(--gh-font-display);
      font-size: clamp(var(--gh-text-2xl), 1.2rem + 1.5vw, var(--gh-text-3xl));
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-3xl);
      letter-spacing: var(--gh-tracking-tight);
      text-align: match-parent;
      overflow-wrap: anywhere;
    }
    [data-part='stock'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-2);
    }
    [data-part='sku'] {
      font-size: var(--gh-text-sm);
      color: var(--gh-color-fg-subtle);
    }
    [data-part='offer'] > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1-5);
      padding-block: var(--gh-space-1);
    }
    [data-part='offer'] > [data-part='actions'] > * {
      flex: 1 1 11rem;
    }

    [data-part='vendor'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      inline-size: 100%;
      padding: var(--gh-space-1-5) var(--gh-space-2);
      text-align: start;
      background: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
      transition: border-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    button[data-part='vendor'] {
      cursor: pointer;
    }
    @media (hover: hover) {
      button[data-part='vendor']:hover {
        background: var(--gh-color-surface-hover);
        border-color: var(--gh-color-border-strong);
      }
    }
    [data-part='vendor']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='vendor'] > span:not([data-component]) {
      flex: 1;
      min-inline-size: 0;
    }
    [data-part='vendor'] > svg {
      flex: none;
      color: var(--gh-color-fg-subtle);
    }
    [data-part='vendor'] > svg:dir(rtl) {
      scale: -1 1;
    }
    :is([data-part='vendor-role'], [data-part='vendor-name']) {
      display: block;
      overflow-wrap: anywhere;
    }
    [data-part='vendor-role'] {
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-fg-muted);
    }
    [data-part='vendor-name'] {
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-sm);
    }

    :is([data-part='offer'] > [data-part='description'], [data-part='note']) {
      max-inline-size: 65ch;
      text-align: match-parent;
      white-space: pre-line;
      overflow-wrap: anywhere;
      color: var(--gh-color-fg-muted);
    }
    [data-part='group'] {
      padding-block-start: var(--gh-space-2-5);
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='group-title'] {
      margin-block-end: var(--gh-space-1);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='group'] dd > span {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-half);
    }

    @media (width >= 900px) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);

      [data-part='media'] {
        position: sticky;
        inset-block-start: 0;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='vendor'] {
        transition: none;
      }
    }
  }
`;
