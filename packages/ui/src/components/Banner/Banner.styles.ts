'use client';
import { styled } from 'styled-components';
import { toneColours } from '#styles/tones.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: fixed;
    inset-block-start: calc(var(--gh-top-bar-height) - var(--gh-space-half));
    inset-inline: 0;
    z-index: var(--gh-z-overlay);
    display: flex;
    justify-content: center;
    padding-inline: var(--gh-space-2);
    font-family: var(--gh-font-sans);
    pointer-events: none;

    > [data-part='panel'] {
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
    [data-part='message'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    /* The bar of a phone has a second line, for the search. */
    @media (width < 600px) {
      inset-block-start: calc(var(--gh-top-bar-height) + var(--gh-control-md) + var(--gh-space-half));
    }
    @media (forced-colors: active) {
      > [data-part='panel'] {
        outline-color: CanvasText;
      }
    }
  }
`;
