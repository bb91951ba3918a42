'use client';
import { css } from 'styled-components';

/** Days, authors and times. */
export const messageStyles = css`
  [data-part='date'] {
    position: sticky;
    inset-block-start: var(--gh-space-1);
    z-index: 1;
    inline-size: fit-content;
    margin: var(--gh-space-2) auto;
    padding: 2px var(--gh-space-1-5);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-full);
    background: var(--gh-color-surface);
    color: var(--gh-color-fg-muted);
    font-size: var(--gh-text-xs);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-xs);
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
  [data-part='message'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: flex-end;
    gap: 0 var(--gh-space-1-5);
    box-sizing: border-box;
    max-inline-size: min(85%, 36rem);
    padding: var(--gh-space-1) var(--gh-space-1-5);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-xl);
    background: var(--gh-conversation-message-bg, var(--gh-color-surface));
  }
  [data-part='group'][data-own] > [data-part='message'] {
    border-color: transparent;
    background: var(--gh-conversation-own-bg, var(--gh-color-action));
    color: var(--gh-conversation-own-fg, var(--gh-color-on-action));
  }
  /* The corner points to the author. */
  [data-part='group'] > [data-part='message']:last-child {
    border-end-start-radius: var(--gh-radius);
  }
  [data-part='group'][data-own] > [data-part='message']:last-child {
    border-end-start-radius: var(--gh-radius-xl);
    border-end-end-radius: var(--gh-radius);
  }
  [data-part='text'] {
    flex: 1 1 auto;
    min-inline-size: 0;
    max-inline-size: 100%;
    margin: 0;
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    overflow-wrap: anywhere;
    text-wrap: wrap;
    white-space: pre-wrap;
  }
  [data-part='time'] {
    flex: none;
    font-size: var(--gh-text-xs);
    font-variant-numeric: tabular-nums;
    line-height: var(--gh-leading-xs);
    opacity: 0.8;
  }

  @media (forced-colors: active) {
    [data-part='group'][data-own] > [data-part='message'] {
      border-color: Highlight;
    }
  }
`;
