'use client';
import { styled } from 'styled-components';
import { slides } from './Slider.variants.ts';

export const Root = styled.section`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    ${slides}

    [data-part='body'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-slider-gap, var(--gh-space-1-5));
    }
    /* The track is as high as its highest slide, so nothing below moves. The padding keeps focus rings whole. */
    [data-part='viewport'] {
      margin: calc(-1 * var(--gh-space-half));
    }
    [data-part='slide'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding: var(--gh-space-half);
    }

    [data-part='controls'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1);
    }
    [data-part='dots'],
    [data-part='counter'] {
      margin-inline: var(--gh-space-half);
    }
    [data-part='previous'],
    [data-part='next'],
    [data-part='playback'] {
      background: var(--gh-color-surface);
      transition: background-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    [data-part='playback'] {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-block-size: 2.5rem;
      margin-inline-start: auto;
      padding-inline: var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-full);
      color: var(--gh-color-fg-muted);
      font: inherit;
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      cursor: pointer;
    }
    @media (hover: hover) {
      [data-part='previous']:hover,
      [data-part='next']:hover,
      [data-part='playback']:hover {
        background: var(--gh-color-surface-hover);
      }
    }
    [data-part='controls'] button:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='dots'] button:focus-visible {
      outline-offset: -2px;
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='previous'],
      [data-part='next'],
      [data-part='playback'] {
        transition: none;
      }
    }
  }
`;
