'use client';
import { styled } from 'styled-components';
import { countBadge } from '#styles/count-badge.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

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
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-xl);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-xl);
      letter-spacing: var(--gh-tracking-tight);
    }
    &[data-size='sm'] > [data-part='title'] {
      padding: var(--gh-space-1);
      color: var(--gh-color-fg-muted);
      font-family: inherit;
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
      letter-spacing: var(--gh-tracking-wide);
    }

    > [data-part='search'] {
      padding: 0 var(--gh-space-1) var(--gh-space-1);
    }
    > [data-part='search']:has(> [data-searching]) ~ * {
      display: none;
    }
    > [data-part='list'] {
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
      text-decoration: none;
    }
    /* In the little room that large text leaves, names take the lines that they need, and what was said two. */
    &[data-size='sm'] [data-part='item'] {
      container-type: inline-size;
    }
    @container (width < 11rem) {
      &[data-size='sm'] [data-part='heading'] {
        flex-wrap: wrap;
        row-gap: 0;
      }
      &[data-size='sm'] :is([data-part='name'], [data-part='preview']) {
        overflow-wrap: anywhere;
        white-space: normal;
      }
      &[data-size='sm'] [data-part='name'] {
        flex: 1 0 100%;
      }
      &[data-size='sm'] [data-part='preview'] {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
    &[data-size='sm'] [data-part='row'] {
      gap: var(--gh-space-1);
      min-block-size: 3.25rem;
    }
    [data-part='row']:is(a, button) {
      cursor: pointer;
      transition: background-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    @media (hover: hover) {
      [data-part='row']:is(a, button):hover {
        background: var(--gh-color-surface-hover);
      }
    }
    [data-part='row']:is(a, button)[aria-current] {
      background: var(--gh-conversation-list-selected-bg, var(--gh-color-accent-subtle));
    }
    [data-part='row']:is(a, button):focus-visible {
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
      text-align: -webkit-match-parent;
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
    [data-part='text'] > [data-part='message'] {
      position: relative;
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      min-inline-size: 0;
    }
    [data-part='text'] > [data-part='message'] > [data-part='preview'] {
      flex: 1;
    }
    [data-unread] [data-part='name'] {
      font-weight: var(--gh-weight-bold);
    }
    [data-unread] :is([data-part='preview'], [data-part='time']) {
      color: var(--gh-color-fg);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='unread'] {
      flex: none;
      ${countBadge}
    }
    [data-part='unread-label'] {
      ${outOfSight}
    }
    [data-part='time'] {
      flex: none;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      font-variant-numeric: tabular-nums;
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='row']:is(a, button) {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='row']:is(a, button)[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;
