'use client';
import { css } from 'styled-components';

/**
 * The drawing: its colours, its position and its scroll animation. The strokes have classes, for they are internal;
 * parts are public.
 */
export const hallStyles = css`
  [data-part='hall'] {
    position: relative;
    inline-size: fit-content;
    margin-inline: auto;
    pointer-events: none;
  }
  [data-part='hall'] > svg {
    block-size: clamp(22rem, 62svh, 30rem);
    aspect-ratio: 480 / 720;
    inline-size: auto;
    max-inline-size: none;
    overflow: visible;
  }
  [data-part='hall'] > :is([data-part='sun'], [data-part='town']) {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
  }
  [data-part='facade'] {
    position: relative;
    color: var(--gh-color-fg);
    transform-origin: 50% 90%;
  }

  .disc {
    fill: var(--gh-color-accent-subtle);
  }
  .rays {
    fill: none;
    stroke: var(--gh-color-accent);
    stroke-width: 1;
    opacity: 0.55;
  }
  .roofs {
    fill: var(--gh-color-surface-sunken);
    stroke: var(--gh-color-border-strong);
    stroke-width: 1;
    opacity: 0.6;
  }
  .wall {
    fill: var(--gh-color-surface);
  }
  .line,
  .fine {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.4;
  }
  .fine {
    stroke-width: 0.8;
    opacity: 0.55;
  }
  .coping {
    fill: var(--gh-color-surface);
    stroke: currentColor;
    stroke-width: 1.4;
  }
  .dentils,
  .balusters {
    fill: none;
    stroke: currentColor;
    stroke-width: 6;
    stroke-dasharray: 3 5.25;
    opacity: 0.7;
  }
  .balusters {
    stroke-width: 20;
    stroke-dasharray: 1.2 7.8;
  }
  .glass {
    fill: var(--gh-color-surface-sunken);
    stroke: currentColor;
    stroke-width: 1.4;
  }
  .light {
    fill: var(--gh-color-accent);
    opacity: 0.16;
  }
  .light.dusk-0 {
    opacity: 0.7;
  }
  /* Where nothing moves it is a picture of the evening: some of the windows are lit. */
  .light.dusk-1 {
    opacity: 0.7;
  }
  .light.dusk-2 {
    opacity: 0.45;
  }
  .brass {
    fill: var(--gh-color-accent);
    stroke: currentColor;
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
  .ring {
    fill: none;
    stroke: var(--gh-color-accent);
    stroke-width: 5;
  }
  .hands {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .awning {
    fill: var(--gh-color-accent-subtle);
    stroke: currentColor;
    stroke-width: 1.2;
  }
  .depth {
    fill: var(--gh-color-surface-sunken);
  }
  .glow {
    stop-color: var(--gh-color-accent);
  }
  .apse {
    fill: var(--gh-color-accent-hover);
    stroke: currentColor;
    stroke-width: 0.8;
  }
  .merchant {
    fill: currentColor;
  }
  .merchant.brass {
    stroke: none;
    fill: var(--gh-color-accent-fg);
  }

  @media (width >= 900px) {
    [data-part='hall'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: max(clamp(1rem, 8vw, 8rem), (100% - 80rem) / 2);
      margin: 0;
    }
    [data-part='hall'] > svg {
      block-size: clamp(30rem, calc(100svh - 7rem), 50rem);
    }
  }

  /* The first 1500 px of the page: the sun rises, the town falls back, the windows light up one after another. */
  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      [data-part='sun'],
      [data-part='town'],
      [data-part='facade'],
      [data-part='pitch'],
      .light {
        animation: gh-landing-sun linear both;
        animation-timeline: scroll(root);
        animation-range: 0px 1500px;
      }
      [data-part='town'] {
        animation-name: gh-landing-town;
      }
      [data-part='facade'] {
        animation-name: gh-landing-facade;
      }
      [data-part='pitch'] {
        animation-name: gh-landing-pitch;
        animation-range: 100px 700px;
      }
      .light {
        animation-name: gh-landing-light;
      }
      .light.dusk-0 {
        animation-name: none;
      }
      .light.dusk-1 {
        animation-range: 60px 320px;
      }
      .light.dusk-2 {
        animation-range: 240px 520px;
      }
      .light.dusk-3 {
        animation-range: 420px 760px;
      }
    }
  }
  @keyframes gh-landing-sun {
    to {
      transform: translateY(-14%) scale(1.12);
    }
  }
  @keyframes gh-landing-town {
    to {
      transform: translateY(9%);
    }
  }
  @keyframes gh-landing-facade {
    to {
      transform: scale(1.16);
    }
  }
  @keyframes gh-landing-pitch {
    to {
      transform: translateY(-3rem);
      opacity: 0;
    }
  }
  @keyframes gh-landing-light {
    from {
      opacity: 0.16;
    }
    to {
      opacity: 0.7;
    }
  }
`;
