'use client';
import { styled } from 'styled-components';

export const Root = styled.ul`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-half);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    text-align: start;

    [data-part='plan'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--gh-space-1);
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: var(--gh-control-lg);
      padding: var(--gh-space-half) var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-plan-list-radius, var(--gh-radius-lg));
      background: var(--gh-plan-list-bg, transparent);
      color: inherit;
      font: inherit;
      text-align: start;
    }
    button[data-part='plan'] {
      border-color: var(--gh-color-border-strong);
      cursor: pointer;
    }
    @media (hover: hover) {
      button[data-part='plan']:hover {
        background: var(--gh-color-surface-hover);
      }
    }
    button[data-part='plan']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 1px;
    }
    [aria-current] > [data-part='plan'] {
      border-color: var(--gh-color-nova);
      background: var(--gh-color-nova-subtle);
    }
    [data-part='name'] {
      font-weight: var(--gh-weight-semibold);
      overflow-wrap: anywhere;
    }
    [data-part='current'] {
      display: inline-flex;
      align-items: center;
      gap: 2px;
      color: var(--gh-color-nova-fg);
      font-size: var(--gh-text-xs);
    }
    [data-part='rate'] {
      margin-inline-start: auto;
      font-weight: var(--gh-weight-medium);
      font-variant-numeric: tabular-nums;
    }

    &[data-layout='cards'] {
      grid-template-columns: repeat(auto-fit, minmax(clamp(8.5rem, 30%, 11rem), 1fr));
      gap: var(--gh-space-1-5);
    }
    &[data-layout='cards'] > [data-part='item'] {
      display: grid;
    }
    /* The name, the rate below it, and 'Current plan' at the bottom, in reading order. */
    &[data-layout='cards'] [data-part='plan'] {
      display: grid;
      grid-template-rows: auto auto minmax(1.25rem, 1fr);
      gap: var(--gh-space-1);
      align-items: start;
      padding: var(--gh-space-2-5);
      background: var(--gh-plan-list-bg, var(--gh-color-surface));
    }
    &[data-layout='cards'] [aria-current] > [data-part='plan'] {
      background: var(--gh-color-nova-subtle);
    }
    @media (hover: hover) {
      &[data-layout='cards'] button[data-part='plan']:hover {
        background: var(--gh-color-surface-hover);
      }
    }
    &[data-layout='cards'] [data-part='name'] {
      font-size: var(--gh-text-md);
    }
    &[data-layout='cards'] [data-part='rate'] {
      grid-row: 2;
      margin: 0;
      font-size: var(--gh-text-2xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-2xl);
      letter-spacing: var(--gh-tracking-tight);
    }
    &[data-layout='cards'] [data-part='current'] {
      grid-row: 3;
      align-self: end;
    }

    @media (forced-colors: active) {
      [aria-current] > [data-part='plan'] {
        border: 2px solid Highlight;
      }
    }
  }
`;
