'use client';
import { styled } from 'styled-components';

export const Root = styled.section`
  @layer guildhall.components {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='title'] {
      margin: 0;
      padding: var(--gh-space-2);
      font-size: var(--gh-text-lg);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-lg);
      letter-spacing: var(--gh-tracking-tight);
    }
    &[data-size='sm'] > [data-part='title'] {
      padding: var(--gh-space-1);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      letter-spacing: var(--gh-tracking-wide);
    }

    [data-part='list'] {
      margin: 0;
      padding: 0 var(--gh-space-1) var(--gh-space-1);
      list-style: none;
    }
    &[data-size='sm'] > :is([data-part='list'], [data-part='skeletons']) {
      padding: 0;
    }
    [data-part='skeletons'] {
      padding: 0 var(--gh-space-1) var(--gh-space-1);
    }
    [data-part='item'] {
      content-visibility: auto;
      contain-intrinsic-size: auto 4rem;
    }
    [data-part='row'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: 4rem;
      padding: var(--gh-space-1);
      border: 0;
      border-radius: var(--gh-radius-lg);
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
    }
    &[data-size='sm'] [data-part='row'] {
      gap: var(--gh-space-1);
      min-block-size: 3.25rem;
    }
    button[data-part='row'] {
      cursor: pointer;
      transition: background-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    button[data-part='row']:hover {
      background: var(--gh-color-surface-hover);
    }
    button[data-part='row'][aria-current] {
      background: var(--gh-conversation-list-selected-bg, var(--gh-color-accent-subtle));
    }
    button[data-part='row']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }

    [data-part='text'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
    }
    [data-part='heading'] {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--gh-space-1);
    }
    [data-part='name'],
    [data-part='preview'] {
      overflow: hidden;
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      text-align: match-parent;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-part='name'] {
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='preview'] {
      color: var(--gh-color-fg-muted);
    }
    &[data-size='sm'] [data-part='preview'] {
      font-size: var(--gh-text-xs);
    }
    [data-part='time'] {
      flex: none;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      font-variant-numeric: tabular-nums;
    }

    @media (prefers-reduced-motion: reduce) {
      button[data-part='row'] {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      button[data-part='row'][aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;
