'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-md);
    line-height: var(--gh-leading-md);

    > [data-part='item'] {
      border-block-end: 1px solid var(--gh-accordion-line, var(--gh-color-border));
    }
    > [data-part='item']:first-child {
      border-block-start: 1px solid var(--gh-accordion-line, var(--gh-color-border));
    }
    > [data-part='item'] > [data-part='summary'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      box-sizing: border-box;
      min-block-size: var(--gh-control-lg);
      padding: var(--gh-space-1-5) var(--gh-space-1);
      border-radius: var(--gh-radius);
      list-style: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
    }
    > [data-part='item'] > [data-part='summary']::-webkit-details-marker {
      display: none;
    }
    > [data-part='item'] > [data-part='summary'] > [data-part='title'] {
      flex: 1;
      min-inline-size: 0;
      margin: 0;
      font-size: inherit;
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-lg);
      overflow-wrap: anywhere;
    }
    > [data-part='item'] > [data-part='summary'] > [data-part='meta'] {
      flex: none;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      font-variant-numeric: tabular-nums;
    }
    > [data-part='item'] > [data-part='summary'] > [data-part='icon'] {
      flex: none;
      color: var(--gh-color-fg-subtle);
      transition: rotate var(--gh-duration-base) var(--gh-ease-out);
    }
    > [data-part='item'][open] > [data-part='summary'] > [data-part='icon'] {
      rotate: 180deg;
    }
    > [data-part='item'] > [data-part='content'] {
      padding: 0 var(--gh-space-1) var(--gh-space-2);
      color: var(--gh-color-fg-muted);
      overflow-wrap: anywhere;
    }
    > [data-part='item'][open] > [data-part='content'] {
      animation: gh-accordion-appear var(--gh-duration-base) var(--gh-ease-out);
    }
    @keyframes gh-accordion-appear {
      from {
        opacity: 0;
        transform: translateY(-4px);
      }
    }

    @media (hover: hover) {
      > [data-part='item'] > [data-part='summary']:hover {
        background-color: var(--gh-color-surface-hover);
      }
    }
    > [data-part='item'] > [data-part='summary']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    /* Paper cannot be opened. */
    @media print {
      > [data-part='item']::details-content {
        content-visibility: visible;
      }
      > [data-part='item'] > [data-part='summary'] > [data-part='icon'] {
        display: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      > [data-part='item'] > [data-part='summary'] > [data-part='icon'] {
        transition: none;
      }
      > [data-part='item'][open] > [data-part='content'] {
        animation: none;
      }
    }
  }
`;
