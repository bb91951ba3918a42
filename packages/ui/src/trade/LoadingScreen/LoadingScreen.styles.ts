'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    position: fixed;
    inset: 0;
    z-index: var(--gh-z-toast);
    display: grid;
    /* Nothing moves when the browser paints the page before it has read the label. */
    grid-template-rows: auto minmax(calc(var(--gh-text-xl) * var(--gh-leading-xl)), auto) 2px;
    place-content: center;
    justify-items: center;
    gap: var(--gh-space-4);
    padding: var(--gh-space-3);
    text-align: center;
    color: var(--gh-color-fg);
    background-color: var(--gh-loading-screen-bg, var(--gh-color-bg));

    /* The static picture is the finished one; the animation ends there. */
    > [data-part='picture'] {
      overflow: visible;
      inline-size: min(336px, 78vw);
    }
    > [data-part='picture'] > * {
      transform-box: fill-box;
      transform-origin: center bottom;
    }
    [data-part='storey'] {
      fill: currentColor;
      animation: gh-loading-rise 600ms var(--gh-ease-out) backwards;
    }
    [data-part='storey']:nth-child(1) {
      animation-delay: 250ms;
    }
    [data-part='storey']:nth-child(2) {
      animation-delay: 400ms;
    }
    [data-part='storey']:nth-child(3) {
      animation-delay: 550ms;
    }
    [data-part='storey']:nth-child(4) {
      animation-delay: 700ms;
    }
    [data-part='keystone'] {
      fill: var(--gh-color-accent);
      animation:
        gh-loading-set 500ms var(--gh-ease-out) 1150ms backwards,
        gh-loading-glow 1600ms var(--gh-ease-in-out) 1800ms infinite alternate;
    }
    [data-part='neighbour'] {
      fill: var(--gh-color-border-strong);
      animation: gh-loading-rise 600ms var(--gh-ease-out) 1500ms backwards;
    }
    [data-part='neighbour'] + [data-part='neighbour'] {
      fill: var(--gh-color-border);
      animation-delay: 1750ms;
    }
    [data-part='ground'] {
      fill: var(--gh-color-accent);
      animation: gh-loading-stretch 900ms var(--gh-ease-out) backwards;
    }

    > [data-part='label'] {
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-xl);
      line-height: var(--gh-leading-xl);
      letter-spacing: var(--gh-tracking-tight);
    }
    > [data-part='progress'] {
      inline-size: 120px;
      block-size: 2px;
      border-radius: var(--gh-radius-full);
      background-color: var(--gh-color-border);
      overflow: hidden;
    }
    > [data-part='progress']::after {
      content: '';
      display: block;
      block-size: 100%;
      background-color: var(--gh-color-accent);
      transform-origin: left;
      animation: gh-loading-stretch var(--gh-loading-screen-duration, 3000ms) linear;
    }
    > [data-part='progress']:dir(rtl)::after {
      transform-origin: right;
    }

    @keyframes gh-loading-rise {
      from {
        opacity: 0;
        transform: translateY(16%) scaleY(0.7);
      }
    }
    @keyframes gh-loading-set {
      from {
        opacity: 0;
        transform: translateY(-60%);
      }
    }
    @keyframes gh-loading-glow {
      to {
        opacity: 0.55;
      }
    }
    @keyframes gh-loading-stretch {
      from {
        transform: scaleX(0);
      }
    }

    @media (prefers-reduced-motion: reduce) {
      > [data-part='picture'] > *,
      > [data-part='progress']::after {
        animation: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='keystone'] {
        fill: Canvas;
      }
      [data-part='neighbour'],
      [data-part='neighbour'] + [data-part='neighbour'] {
        fill: GrayText;
      }
      [data-part='ground'] {
        fill: Highlight;
      }
      > [data-part='progress']::after {
        background-color: Highlight;
      }
    }
  }
`;
