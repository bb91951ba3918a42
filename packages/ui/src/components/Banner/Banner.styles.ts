'use client';
import { styled } from 'styled-components';
import { toneColours } from '#styles/tones.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: fixed;
    inset-block-start: calc(var(--gh-top-bar-height) - var(--gh-space-1-5));
    inset-inline: 0;
    z-index: var(--gh-z-overlay);
    display: flex;
    justify-content: center;
    padding-inline: var(--gh-space-2);
    font-family: var(--gh-font-sans);
    pointer-events: none;

    > [data-part='news'] {
      display: inline-flex;
      align-items: center;
      gap: var(--gh-space-1);
      padding: var(--gh-space-half) var(--gh-space-1-5);
      border-radius: var(--gh-radius-lg);
      background: var(--_bg);
      color: var(--_fg);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-xs);
      box-shadow: var(--gh-shadow-2);
      outline: 1px solid var(--_border);
    }
    ${toneColours}

    [data-part='icon'] {
      display: inline-flex;
      flex: none;
    }
    [data-part='icon'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    [data-part='words'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    @media (forced-colors: active) {
      > [data-part='news'] {
        outline-color: CanvasText;
      }
    }
  }
`;
