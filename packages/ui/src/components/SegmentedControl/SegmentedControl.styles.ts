'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    --_height: var(--gh-control-md);
    max-inline-size: 100%;
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    &[data-size='sm'] {
      --_height: var(--gh-control-sm);
    }
    &[data-size='lg'] {
      --_height: var(--gh-control-lg);
    }

    > [data-part='segments'] {
      display: flex;
      box-sizing: border-box;
      inline-size: fit-content;
      max-inline-size: 100%;
      padding: 2px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-segmented-control-radius, var(--gh-radius-lg));
      background-color: var(--gh-segmented-control-bg, var(--gh-color-surface-sunken));
    }
    [data-part='segment'] {
      position: relative;
      display: inline-flex;
      flex: none;
      align-items: center;
      justify-content: center;
      gap: var(--gh-space-1);
      box-sizing: border-box;
      min-inline-size: var(--_height);
      min-block-size: calc(var(--_height) - 6px);
      padding-inline: var(--gh-space-1-5);
      border: 1px solid transparent;
      border-radius: calc(var(--gh-segmented-control-radius, var(--gh-radius-lg)) - 2px);
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-medium);
      white-space: nowrap;
      cursor: pointer;
      transition:
        color var(--gh-duration-fast) var(--gh-ease-out),
        background-color var(--gh-duration-fast) var(--gh-ease-out);
      -webkit-tap-highlight-color: transparent;
    }
    &[data-full-width] > [data-part='segments'] {
      inline-size: 100%;
    }
    &[data-full-width] [data-part='segment'] {
      flex: 1 0 0;
      min-inline-size: max-content;
    }
    [data-part='radio'] {
      position: absolute;
      /* Over the space around the segments, too. */
      inset-block: -2px;
      inset-inline: 0;
      inline-size: 100%;
      block-size: calc(100% + 4px);
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    [data-part='icon'] {
      display: inline-flex;
      flex: none;
    }
    [data-part='icon'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    &[data-hide-labels] [data-part='segment'] {
      padding-inline: var(--gh-space-1);
    }
    &[data-hide-labels] [data-part='segment'] > [data-part='label'] {
      ${outOfSight}
    }
    [data-part='count'] {
      color: var(--gh-color-fg-subtle);
      font-size: var(--gh-text-xs);
      font-variant-numeric: tabular-nums;
    }

    [data-part='segment']:has(:checked) {
      border-color: var(--gh-color-border-strong);
      background-color: var(--gh-segmented-control-selected-bg, var(--gh-color-surface-raised));
      color: var(--gh-color-fg);
    }
    @media (hover: hover) {
      [data-part='segment']:hover:has(:enabled) {
        color: var(--gh-color-fg);
      }
    }
    [data-part='segment']:has(:focus-visible) {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='segment']:has(:disabled) {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    [data-part='segment']:has(:disabled) [data-part='count'] {
      color: inherit;
    }

    &[data-collapse] {
      inline-size: 100%;
      container-type: inline-size;
    }
    > [data-part='select'] {
      display: none;
    }
    @container (width < 20rem) {
      &[data-collapse='sm'] > [data-part='segments'] {
        display: none;
      }
      &[data-collapse='sm'] > [data-part='select'] {
        display: block;
      }
    }
    @container (width < 28rem) {
      &[data-collapse='md'] > [data-part='segments'] {
        display: none;
      }
      &[data-collapse='md'] > [data-part='select'] {
        display: block;
      }
    }
    @container (width < 36rem) {
      &[data-collapse='lg'] > [data-part='segments'] {
        display: none;
      }
      &[data-collapse='lg'] > [data-part='select'] {
        display: block;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='segment'] {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      /* A transparent border would show. */
      [data-part='segment'] {
        border-color: Canvas;
      }
      [data-part='segment']:has(:checked) {
        forced-color-adjust: none;
        border-color: Highlight;
        background-color: Highlight;
        color: HighlightText;
      }
      [data-part='segment']:has(:checked) [data-part='count'] {
        color: inherit;
      }
      [data-part='segment']:has(:disabled) {
        color: GrayText;
      }
    }
  }
`;
