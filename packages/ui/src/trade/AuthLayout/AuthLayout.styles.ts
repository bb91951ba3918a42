'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-rows: auto 1fr;
    min-block-size: 100dvh;
    color: var(--gh-color-fg);
    background-color: var(--gh-color-bg);

    > [data-part='panel'] {
      position: relative;
      display: grid;
      align-content: start;
      gap: var(--gh-space-2);
      padding: var(--gh-space-3) var(--gh-space-2-5);
      overflow: hidden;
      color: var(--gh-auth-layout-panel-fg, var(--gh-color-on-action));
      background-color: var(--gh-auth-layout-panel-bg, var(--gh-color-action));
    }
    > [data-part='panel'] > [data-part='home'] {
      justify-self: start;
      z-index: 1;
      border-radius: var(--gh-radius);
      color: inherit;
      text-decoration: none;
    }
    > [data-part='panel'] > [data-part='home']:focus-visible {
      outline: 2px solid var(--gh-color-accent-hover);
      outline-offset: 4px;
    }
    > [data-part='panel'] > [data-part='tagline'] {
      z-index: 1;
      max-inline-size: 11em;
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-lg);
      line-height: var(--gh-leading-lg);
      letter-spacing: var(--gh-tracking-tight);
      text-wrap: balance;
    }
    > [data-part='panel'] > [data-part='hall'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: -64px;
      inline-size: 208px;
      overflow: visible;
      fill: none;
      stroke: currentColor;
      stroke-width: 1px;
      opacity: 0.45;
    }
    > [data-part='panel'] > [data-part='hall'] > path {
      vector-effect: non-scaling-stroke;
    }
    > [data-part='panel'] [data-part='keystone'] {
      fill: var(--gh-color-accent-hover);
      stroke: none;
    }

    > [data-part='main'] {
      display: grid;
      justify-items: center;
      align-items: start;
      padding: var(--gh-space-4) var(--gh-space-2-5) var(--gh-space-6);
      outline: none;
    }
    > [data-part='main'] > [data-part='column'] {
      inline-size: 100%;
      max-inline-size: 400px;
    }
    > [data-part='main'] > [data-part='column'] > [data-part='description'] {
      margin-block-start: var(--gh-space-1);
    }
    > [data-part='main'] > [data-part='column'] > [data-part='form'] {
      margin-block-start: var(--gh-space-4);
    }
    > [data-part='main'] > [data-part='column'] > [data-part='footer'] {
      margin-block-start: var(--gh-space-4);
      padding-block-start: var(--gh-space-3);
      border-block-start: 1px solid var(--gh-color-border);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      color: var(--gh-color-fg-muted);
    }

    @media (width >= 900px) {
      grid-template: 1fr / minmax(0, 11fr) minmax(0, 13fr);

      > [data-part='panel'] {
        position: sticky;
        inset-block-start: 0;
        block-size: 100dvh;
        grid-template-rows: auto 1fr;
        padding: var(--gh-space-5) var(--gh-space-6);
      }
      > [data-part='panel'] > [data-part='tagline'] {
        margin-block-start: clamp(var(--gh-space-3), 9vh, var(--gh-space-12));
        max-inline-size: 13em;
        font-size: clamp(var(--gh-text-3xl), 3vw, var(--gh-text-4xl));
        line-height: var(--gh-leading-3xl);
      }
      > [data-part='panel'] > [data-part='hall'] {
        inset-inline: 0;
        inline-size: 100%;
        block-size: 62%;
        opacity: 0.6;
        /* The echoes fade before they reach the text. */
        mask-image: linear-gradient(to top, currentColor 55%, transparent);
      }
      > [data-part='main'] {
        /* From the top: what is wrong moves nothing above it. */
        padding: clamp(var(--gh-space-6), 16vh, var(--gh-space-12) * 2) var(--gh-space-6) var(--gh-space-6);
      }
    }
    @media (forced-colors: active) {
      > [data-part='panel'] {
        border: 1px solid CanvasText;
      }
    }
  }
`;
