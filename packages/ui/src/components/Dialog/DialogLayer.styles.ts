'use client';
import { css } from 'styled-components';
import { dialogFoot } from './dialog-foot.variants.ts';

/** The layer over the page that every dialog is: where its panel is, how it appears and leaves. */
export const dialogLayer = css`
  --_max-width: 600px;
  --_gutter: var(--gh-space-3);
  --_away: translateY(16px) scale(0.98);
  position: fixed;
  inset: 0;
  z-index: var(--gh-z-overlay);
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  block-size: 100dvh;
  padding: var(--gh-space-4) var(--gh-space-2);
  font-size: var(--gh-text-md);
  line-height: var(--gh-leading-md);
  color: var(--gh-color-fg);
  outline: none;

  /* It scrolls itself, if only by one pixel: only a scroll container keeps wheel and touch from the page. */
  overflow-y: scroll;
  overscroll-behavior: contain;
  scrollbar-width: none;

  > [data-part='backdrop'] {
    position: absolute;
    inset: 0 0 -1px;
    background-color: var(--gh-dialog-backdrop, var(--gh-color-overlay));
  }
  > [data-part='panel'] {
    position: relative;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    inline-size: 100%;
    max-inline-size: var(--gh-dialog-max-width, var(--_max-width));
    max-block-size: 100%;
    overflow: hidden;
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-dialog-radius, var(--gh-radius-xl));
    background-color: var(--gh-dialog-bg, var(--gh-color-surface-raised));
    box-shadow: var(--gh-shadow-3);
  }

  > [data-part='panel'] > [data-part='actions'] {
    ${dialogFoot}
  }

  /* Backdrop and panel are animated separately: a layer that fades as a whole is blended as a whole in each frame. */
  > [data-part='backdrop'] {
    animation: gh-dialog-fade var(--gh-duration-base) var(--gh-ease-out);
  }
  > [data-part='panel'] {
    animation:
      gh-dialog-fade var(--gh-duration-base) var(--gh-ease-out),
      gh-dialog-rise var(--gh-duration-base) var(--gh-ease-out);
  }
  /* It is unmounted at the end of its own animation. */
  &[data-state='closed'] {
    animation: gh-dialog-fade-out var(--gh-duration-fast) var(--gh-ease-in-out) forwards;
  }
  /* Nothing in it can be pressed meanwhile. */
  &[data-state='closed']::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  /* By the panel's own state: a rule that depends on the layer's restyles every part of the panel. */
  > [data-part='panel'][data-state='closed'] {
    animation: gh-dialog-sink var(--gh-duration-fast) var(--gh-ease-in-out) forwards;
  }

  @keyframes gh-dialog-fade {
    from {
      opacity: 0;
    }
  }
  @keyframes gh-dialog-fade-out {
    to {
      opacity: 0;
    }
  }
  @keyframes gh-dialog-rise {
    from {
      transform: var(--_away);
    }
  }
  @keyframes gh-dialog-sink {
    to {
      transform: var(--_away);
    }
  }

  /* A sheet at the foot of the screen, in reach of the thumb. */
  @media (width < 600px) {
    --_gutter: var(--gh-space-2);
    --_away: translateY(48px);
    place-items: end stretch;
    padding: var(--gh-space-4) 0 0;

    > [data-part='panel'] {
      max-inline-size: none;
      padding-block-end: env(safe-area-inset-bottom);
      border-inline: 0;
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  /* On a short screen, as when zoomed in, title and buttons would leave no room for the rest: it scrolls whole. */
  @media screen and (height < 480px) {
    &[data-state] > [data-part='panel'] {
      grid-template-rows: auto;
      overflow-y: auto;
    }
    &[data-state] > [data-part='panel'] > [data-part='body'] {
      overflow: visible;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-state],
    > [data-part='backdrop'],
    > [data-part='panel'][data-state] {
      animation: none;
    }
  }
  /* On paper it is the page, on as many sheets as it needs; the uppermost alone. */
  @media print {
    &[data-state] {
      position: static;
      display: block;
      block-size: auto;
      padding: 0;
      overflow: visible;
    }
    &[aria-hidden='true'],
    > [data-part='backdrop'] {
      display: none;
    }
    > [data-part='panel'] {
      display: block;
      max-inline-size: none;
      max-block-size: none;
      overflow: visible;
      border: 0;
      background: none;
      box-shadow: none;
    }
    > [data-part='panel'] > [data-part='body'] {
      overflow: visible;
    }
    > [data-part='panel'] > [data-part='actions'] {
      display: none;
    }
  }
`;

/** The header and the body of a dialog and a drawer. */
export const dialogSections = css`
  > [data-part='panel'] > [data-part='header'] {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--gh-space-2);
    padding-block: var(--gh-space-2);
    padding-inline: var(--_gutter) var(--gh-space-2);
    border-block-end: 1px solid var(--gh-color-border);
  }
  > [data-part='panel'] > [data-part='header'] > [data-part='heading'] {
    min-inline-size: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  > [data-part='panel'] > [data-part='header'] [data-part='title'] {
    font-family: var(--gh-font-display);
    font-size: var(--gh-text-xl);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-xl);
    letter-spacing: var(--gh-tracking-tight);
  }
  > [data-part='panel'] > [data-part='header'] [data-part='description'] {
    margin-block-start: var(--gh-space-half);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    color: var(--gh-color-fg-muted);
  }
  > [data-part='panel'] > [data-part='body'] {
    min-inline-size: 0;
    padding: var(--_gutter);
    overflow: auto;
    overscroll-behavior: contain;
    outline: none;
  }
`;
