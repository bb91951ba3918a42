'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    --_change: var(--gh-color-fg-muted);

    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--gh-space-half);
    min-inline-size: 0;
    block-size: 100%;
    padding: var(--gh-stat-tile-padding, var(--gh-space-2-5));
    border: 1px solid var(--gh-stat-tile-border, var(--gh-color-border));
    border-radius: var(--gh-stat-tile-radius, var(--gh-radius-lg));
    background: var(--gh-stat-tile-bg, var(--gh-color-surface));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    &[data-tone='positive'] {
      --_change: var(--gh-color-positive-fg);
    }
    &[data-tone='critical'] {
      --_change: var(--gh-color-critical-fg);
    }

    > p {
      margin: 0;
      overflow-wrap: anywhere;
    }
    > [data-part='label'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-medium);
    }
    > [data-part='value'] {
      font-size: var(--gh-text-3xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-3xl);
      letter-spacing: var(--gh-tracking-tight);
      font-variant-numeric: tabular-nums;
    }
    > [data-part='change'] {
      display: flex;
      align-items: flex-start;
      gap: 4px;
      color: var(--_change);
      font-weight: var(--gh-weight-medium);
    }
    > [data-part='change'] > svg {
      flex: none;
      margin-block-start: 2px;
    }
    > [data-part='change'] > svg:dir(rtl) {
      scale: -1 1;
    }
    > [data-part='hint'] {
      color: var(--gh-color-fg-muted);
    }
    > [data-part='trend'] {
      inline-size: 100%;
      block-size: 2rem;
      margin-block-start: auto;
      padding-block: 2px;
      overflow: visible;
      fill: none;
      stroke: var(--gh-stat-tile-trend, var(--gh-color-accent));
      stroke-width: 1.5;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    > [data-part='trend']:dir(rtl) {
      scale: -1 1;
    }

    @media (forced-colors: active) {
      border-color: CanvasText;
      > [data-part='trend'] {
        stroke: CanvasText;
      }
    }
  }
`;
