'use client';
import { styled } from 'styled-components';
import { pictureLook } from '#components/ImageCarousel/ImageCarousel.variants.ts';

export const Root = styled.article`
  @layer guildhall.components {
    container-type: inline-size;
    min-inline-size: 0;

    > [data-part='columns'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
      gap: var(--gh-space-4) clamp(var(--gh-space-4), 5cqi, var(--gh-space-8));
      max-inline-size: 76rem;
      margin-inline: auto;
    }
    [data-part='media'] {
      display: grid;
      gap: var(--gh-space-2);
      min-inline-size: 0;
    }
    [data-part='media'] > [data-component='Skeleton'] {
      block-size: auto;
      aspect-ratio: 4 / 3;
    }
    [data-part='media'] {
      ${pictureLook}
    }
    /* The room is there before the pictures are. */
    [data-part='stage'] {
      display: flex;
      aspect-ratio: 4 / 3;
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
      border-radius: var(--gh-radius-xl);
      background: var(--gh-color-surface-sunken);
    }
    [data-part='stage']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='slide'] {
      flex: none;
      inline-size: 100%;
      block-size: 100%;
      scroll-snap-align: start;
    }
    :is([data-part='slide'], [data-part='thumbnail']) > * {
      inline-size: 100%;
      block-size: 100%;
    }
    [data-part='thumbnails'] {
      display: flex;
      gap: var(--gh-space-1);
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scrollbar-width: thin;
      /* Room for the focus ring, which scrolling would clip. */
      margin: -4px;
      padding: 4px;
    }
    [data-part='thumbnail'] {
      flex: none;
      inline-size: 4.5rem;
      aspect-ratio: 4 / 3;
      padding: 0;
      overflow: hidden;
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius);
      background: var(--gh-color-surface-sunken);
      cursor: pointer;
    }
    [data-part='thumbnail'][aria-current] {
      border-color: var(--gh-color-accent);
      box-shadow: inset 0 0 0 1px var(--gh-color-accent);
    }
    [data-part='thumbnail'][aria-current] > * {
      border: 2px solid var(--gh-color-surface);
      box-sizing: border-box;
    }
    [data-part='thumbnail']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
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
    [data-part='offer'] [data-part='category'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-half);
      font-size: var(--gh-text-sm);
      color: var(--gh-color-fg-muted);
    }
    [data-part='offer'] [data-part='category'] > svg:dir(rtl) {
      scale: -1 1;
    }
    [data-part='offer'] > [data-part='name'] {
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='offer'] [data-part='price'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--gh-space-1);
    }
    /* All of them in the same lines. */
    [data-part='price'] > [data-component='Price'] {
      display: contents;
    }
    [data-part='offer'] [data-part='unit'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
    }
    [data-part='offer'] [data-part='stock'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-2);
    }
    [data-part='offer'] [data-part='sku'] {
      font-size: var(--gh-text-sm);
      color: var(--gh-color-fg-subtle);
      overflow-wrap: anywhere;
    }
    [data-part='offer'] > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1-5);
      padding-block: var(--gh-space-1);
    }
    [data-part='offer'] > [data-part='actions'] > button {
      flex: 1 1 11rem;
    }

    [data-part='offer'] [data-part='vendor'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      inline-size: 100%;
      padding: var(--gh-space-1-5) var(--gh-space-2);
      box-sizing: border-box;
      color: inherit;
      text-align: start;
      text-decoration: none;
      background: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
      transition: border-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    [data-part='offer'] [data-part='vendor']:is(a, button) {
      cursor: pointer;
    }
    @media (hover: hover) {
      [data-part='offer'] [data-part='vendor']:is(a, button):hover {
        background: var(--gh-color-surface-hover);
        border-color: var(--gh-color-border-strong);
      }
    }
    [data-part='offer'] [data-part='vendor']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='offer'] [data-part='vendor'] > span:not([data-component]) {
      flex: 1;
      min-inline-size: 0;
    }
    [data-part='offer'] [data-part='vendor'] > svg {
      flex: none;
      color: var(--gh-color-fg-subtle);
    }
    [data-part='offer'] [data-part='vendor'] > svg:dir(rtl) {
      scale: -1 1;
    }
    [data-part='offer'] :is([data-part='vendor-role'], [data-part='vendor-name']) {
      display: block;
      overflow-wrap: anywhere;
    }
    [data-part='offer'] [data-part='vendor-role'] {
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-fg-muted);
    }
    [data-part='offer'] [data-part='vendor-name'] {
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-sm);
    }

    :is([data-part='offer'] > [data-part='description'], [data-part='note']) {
      max-inline-size: 65ch;
      text-align: -webkit-match-parent;
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
    }
    [data-part='similar'] {
      grid-column: 1 / -1;
      min-inline-size: 0;
      padding-block-start: var(--gh-space-3);
      border-block-start: 1px solid var(--gh-color-border);
    }

    @container (width >= 48rem) {
      > [data-part='columns'] {
        grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
      }
      [data-part='media'] {
        position: sticky;
        inset-block-start: 0;
      }
    }
    @media print {
      [data-part='media'] {
        position: static;
      }
      /* All pictures, the first one large. */
      [data-part='stage'] {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--gh-space-1);
        aspect-ratio: auto;
        overflow: visible;
        background: none;
      }
      [data-part='slide'] {
        inline-size: auto;
        block-size: auto;
        aspect-ratio: 4 / 3;
        break-inside: avoid;
      }
      [data-part='slide']:first-child {
        grid-column: 1 / -1;
      }
      [data-part='thumbnails'],
      [data-part='similar'] {
        display: none;
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      [data-part='stage'] {
        scroll-behavior: smooth;
      }
    }
    @media (forced-colors: active) {
      [data-part='thumbnail'][aria-current] {
        border-color: Highlight;
        outline: 2px solid Highlight;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      [data-part='offer'] [data-part='vendor'] {
        transition: none;
      }
    }
  }
`;
