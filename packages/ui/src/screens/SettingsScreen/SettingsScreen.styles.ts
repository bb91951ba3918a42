'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    max-inline-size: 60rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='section'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
      gap: var(--gh-space-2) var(--gh-space-4);
      padding-block: var(--gh-space-4);
      border-block-start: 1px solid var(--gh-color-border);
    }

    [data-part='themes'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
      gap: var(--gh-space-2);
    }
    /* The section has a visible title; the name is for screen readers. */
    [data-part='themes'] > legend {
      ${outOfSight}
    }
    [data-part='theme'] {
      display: grid;
      cursor: pointer;
      overflow: clip;
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface);
      transition: border-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    @media (hover: hover) {
      [data-part='theme']:hover {
        border-color: var(--gh-color-border-strong);
      }
    }
    [data-part='theme']:has(:checked) {
      border-color: var(--gh-color-accent);
      box-shadow: 0 0 0 1px var(--gh-color-accent);
    }
    [data-part='theme']:has(:focus-visible) {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='choice'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-control-lg);
      padding: var(--gh-space-half) var(--gh-space-1-5);
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-sm);
    }
    [data-part='choice'] input {
      flex: none;
      inline-size: 16px;
      block-size: 16px;
      margin: 0;
      accent-color: var(--gh-color-accent);
      outline: none;
    }

    [data-part='preview'] {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      block-size: 6rem;
      border-block-end: 1px solid var(--gh-color-border);
    }
    /* A small page in the previewed theme: its colours are the tokens of that theme. */
    [data-part='page'] {
      display: grid;
      align-content: start;
      justify-items: start;
      gap: var(--gh-space-1);
      padding: var(--gh-space-2) var(--gh-space-1-5);
      background: var(--gh-color-bg);
      forced-color-adjust: none;
    }
    [data-part='page'] > i {
      block-size: 4px;
      inline-size: 85%;
      border-radius: var(--gh-radius-full);
      background: var(--gh-color-border-strong);
    }
    [data-part='page'] > i:first-child {
      block-size: 8px;
      inline-size: 55%;
      background: var(--gh-color-fg);
    }
    [data-part='page'] > i:nth-child(3) {
      inline-size: 70%;
    }
    [data-part='page'] > b {
      block-size: 12px;
      inline-size: 2rem;
      margin-block-start: var(--gh-space-half);
      border-radius: var(--gh-radius);
      background: var(--gh-color-accent);
    }

    @media (width >= 900px) {
      [data-part='section'] {
        grid-template-columns: 14rem minmax(0, 1fr);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='theme'] {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='theme']:has(:checked) {
        border-color: Highlight;
        outline: 1px solid Highlight;
      }
    }
  }
`;
