'use client';
import { css } from 'styled-components';

/** Days, authors and times. */
export const messageStyles = css`
  [data-part='date'] {
    position: sticky;
    overflow-anchor: none;
    inset-block-start: 0;
    z-index: 1;
    margin-block: var(--gh-space-1);
    padding-block: var(--gh-space-1);
    /* A strip of the page's colour: messages end below it and do not run through behind the day. */
    background: var(--gh-conversation-bg, var(--gh-color-bg));
    color: var(--gh-color-fg-muted);
    font-size: var(--gh-text-xs);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-xs);
    text-align: center;
  }
  [data-part='group'] {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--gh-space-half);
    padding-block-end: var(--gh-space-2);
    content-visibility: auto;
    contain-intrinsic-size: auto calc(2rem + var(--_messages, 1) * 2.75rem);
  }
  [data-part='group'][data-own] {
    align-items: flex-end;
  }
  [data-part='unread'] {
    display: flex;
    align-items: center;
    gap: var(--gh-space-1-5);
    margin: 0 0 var(--gh-space-1);
    color: var(--gh-color-critical-fg);
    font-size: var(--gh-text-xs);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-xs);
  }
  [data-part='unread']::before,
  [data-part='unread']::after {
    flex: 1;
    border-block-start: 1px solid;
    content: '';
  }
  [data-part='author'] {
    max-inline-size: 85%;
    margin: 0;
    padding-inline: var(--gh-space-half);
    overflow: hidden;
    color: var(--gh-color-fg-muted);
    font-size: var(--gh-text-xs);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='line'] {
    display: flex;
    align-items: center;
    gap: var(--gh-space-half);
    max-inline-size: min(85%, 36rem);
  }
  [data-part='line'] > [data-component='IconButton'] {
    flex: none;
  }
  [data-part='message'] {
    display: flow-root;
    box-sizing: border-box;
    min-inline-size: 0;
    padding: var(--gh-space-1) var(--gh-space-1-5);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-xl);
    background: var(--gh-conversation-message-bg, var(--gh-color-surface));
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
  }
  [data-part='group'][data-own] [data-part='message'] {
    background: var(--gh-conversation-own-bg, var(--gh-color-accent-subtle));
    color: var(--gh-conversation-own-fg, var(--gh-color-fg));
  }
  [data-part='message'][data-found] {
    outline: 2px solid var(--gh-color-accent);
    /* Its group paints nothing beside itself. */
    outline-offset: -2px;
  }
  [data-part='message'][data-found]:focus-visible {
    outline-color: var(--gh-color-focus);
  }
  /* The corner points to the author. */
  [data-part='group'] > :nth-last-child(1 of [data-part='line']) > [data-part='message'] {
    border-end-start-radius: var(--gh-radius);
  }
  [data-part='group'][data-own] > :nth-last-child(1 of [data-part='line']) > [data-part='message'] {
    border-end-start-radius: var(--gh-radius-xl);
    border-end-end-radius: var(--gh-radius);
  }
  [data-part='text'] {
    display: inline;
    overflow-wrap: anywhere;
    text-wrap: wrap;
    white-space: pre-wrap;
  }
  [data-part='message'][data-deleted] > [data-part='text'] {
    color: var(--gh-color-fg-muted);
    font-style: italic;
  }
  [data-part='link'] {
    border-radius: var(--gh-radius);
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  [data-part='link']:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: 1px;
  }
  @media (hover: hover) {
    [data-part='link']:hover {
      text-decoration-thickness: 2px;
    }
  }
  /* Beside the last line where it fits, and below it where it does not. */
  [data-part='time'] {
    float: inline-end;
    margin-block-start: 4px;
    margin-inline-start: var(--gh-space-1-5);
    font-size: var(--gh-text-xs);
    font-variant-numeric: tabular-nums;
    line-height: var(--gh-leading-xs);
    opacity: 0.8;
  }

  [data-part='read'] {
    display: flex;
    align-items: center;
    gap: var(--gh-space-half);
    margin: 0;
    padding-inline: var(--gh-space-half);
    color: var(--gh-color-fg-muted);
    font-size: var(--gh-text-xs);
    line-height: var(--gh-leading-xs);
  }
  [data-part='time']:has(+ :is([data-part='card'], [data-component='AttachmentList'])) {
    margin-block-end: var(--gh-space-1);
  }
  [data-part='message'] > [data-component='AttachmentList'] {
    grid-template-columns: minmax(0, 1fr);
    clear: both;
    inline-size: 18rem;
    max-inline-size: 100%;
    margin-block-end: var(--gh-space-half);
  }
  [data-part='card'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: var(--gh-space-1-5);
    clear: both;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: min(14rem, 100%);
    margin-block-end: var(--gh-space-half);
    padding: var(--gh-space-1) var(--gh-space-1-5);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-lg);
    background: var(--gh-color-surface);
    color: var(--gh-color-fg);
    font: inherit;
    text-align: start;
    text-decoration: none;
  }
  [data-part='card']:is(a, button) {
    cursor: pointer;
  }
  @media (hover: hover) {
    [data-part='card']:is(a, button):hover {
      background: var(--gh-color-surface-hover);
    }
  }
  [data-part='card']:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: -2px;
  }
  [data-part='card'] > svg {
    grid-row: 1 / span 2;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--gh-color-fg-muted);
  }
  [data-part='card-type'] {
    color: var(--gh-color-fg-muted);
    font-size: var(--gh-text-xs);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-xs);
  }
  [data-part='card-title'] {
    display: -webkit-box;
    grid-column: 2;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-weight: var(--gh-weight-semibold);
    overflow-wrap: anywhere;
    /* A title in another direction begins where the word above it does. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [data-part='card'][data-unavailable] [data-part='card-title'] {
    color: var(--gh-color-fg-muted);
    font-weight: var(--gh-weight-regular);
  }

  @media (forced-colors: active) {
    [data-part='group'][data-own] [data-part='message'] {
      border-color: Highlight;
    }
  }
`;
