'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gh-space-1) var(--gh-space-2);
    box-sizing: border-box;
    min-block-size: 3.5rem;
    margin-block-end: var(--gh-space-1);
    padding-block: var(--gh-space-half);
    color: var(--gh-color-fg);

    > [data-part='title'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
      /* Actions that leave it less room stand below. */
      flex: 1 1 var(--_title-room, 7rem);
      min-inline-size: 0;
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-2xl);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-2xl);
      letter-spacing: var(--gh-tracking-tight);
      overflow-wrap: anywhere;
    }
    > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }

    /* On phones the bar at the top takes two lines already; a short screen, as when zoomed in, has no room for more. */
    @media screen and (width >= 600px) and (height >= 480px) {
      position: sticky;
      inset-block-start: var(--gh-top-bar-height);
      z-index: calc(var(--gh-z-bar) - 1);
      background: var(--gh-color-bg);

      > [data-part='title'] {
        -webkit-line-clamp: 2;
      }
      /* What scrolls below it fades instead of being cut. */
      &::after {
        content: '';
        position: absolute;
        inset-block-start: 100%;
        inset-inline: 0;
        block-size: var(--gh-space-1);
        background: linear-gradient(var(--gh-color-bg), transparent);
        pointer-events: none;
      }
    }
    @media print {
      > [data-part='title'] {
        display: block;
      }
    }
  }
`;
