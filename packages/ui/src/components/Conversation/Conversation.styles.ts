'use client';
import { styled } from 'styled-components';

export const Root = styled.section`
  @layer guildhall.components {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    block-size: 100%;
    min-inline-size: 0;
    min-block-size: 0;
    max-block-size: 100dvh;
    background: var(--gh-conversation-bg, var(--gh-color-bg));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='header'] {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--gh-space-half);
      min-block-size: 4rem;
      padding: var(--gh-space-1) var(--gh-space-2);
      border-block-end: 1px solid var(--gh-color-border);
      background: var(--gh-color-surface);
    }
    > [data-part='header'] > [data-part='title'] {
      min-inline-size: 0;
      margin: 0;
    }
    [data-part='company'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      max-inline-size: 100%;
      padding: var(--gh-space-half);
      border: 0;
      border-radius: var(--gh-radius-lg);
      background: none;
      color: inherit;
      font: var(--gh-weight-semibold) var(--gh-text-md) / 1.25 var(--gh-font-sans);
      text-align: start;
    }
    button[data-part='company'] {
      cursor: pointer;
    }
    button[data-part='company']:hover [data-part='name'] {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    :is(button[data-part='company'], [data-part='log']):focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='name'] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow-wrap: anywhere;
    }

    > [data-part='stage'] {
      position: relative;
      display: flex;
      flex: 1;
      flex-direction: column;
      min-block-size: 0;
    }
    [data-part='log'] {
      display: flex;
      flex: 1;
      /* Laid out from its foot, so that the browser itself keeps the newest message in view. */
      flex-direction: column-reverse;
      min-block-size: 0;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
    [data-part='content'] {
      box-sizing: border-box;
      inline-size: 100%;
      max-inline-size: 60rem;
      margin-inline: auto;
      padding: var(--gh-space-2) var(--gh-space-2) 0;
    }
    [data-part='content']:has(> [data-component='EmptyState']) {
      margin-block: auto;
    }
    [data-part='older'] {
      display: flex;
      justify-content: center;
    }

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
    /* The corner points at who spoke. */
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

    [data-part='newer'] {
      position: absolute;
      inset-block-end: var(--gh-space-2);
      inset-inline: 0;
      display: flex;
      justify-content: center;
      pointer-events: none;
    }
    [data-part='newer'] > * {
      border-radius: var(--gh-radius-full);
      box-shadow: var(--gh-shadow-2);
      pointer-events: auto;
    }

    > [data-part='composer'] {
      position: sticky;
      inset-block-end: 0;
      display: flex;
      flex: none;
      align-items: flex-end;
      gap: var(--gh-space-1);
      padding: var(--gh-space-1-5) var(--gh-space-2);
      /* A frame whose own bar keeps the safe area sets this to 0px. */
      padding-block-end: calc(var(--gh-space-1-5) + var(--_safe-area, env(safe-area-inset-bottom)));
      border-block-start: 1px solid var(--gh-color-border);
      background: var(--gh-color-surface);
    }
    [data-part='input'] {
      flex: 1;
      box-sizing: border-box;
      min-inline-size: 0;
      min-block-size: var(--gh-control-md);
      max-block-size: min(8.5rem, 30dvh);
      padding: 7px var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border-strong);
      border-radius: var(--gh-radius);
      background: var(--gh-color-surface);
      color: inherit;
      /* Below 16 px a phone zooms in on focus. */
      font: var(--gh-weight-regular) var(--gh-text-md) / var(--gh-leading-md) var(--gh-font-sans);
      resize: none;
      field-sizing: content;
      scrollbar-width: thin;
    }
    [data-part='input']::placeholder {
      color: var(--gh-color-fg-subtle);
      opacity: 1;
    }
    [data-part='input']:focus-visible {
      border-color: var(--gh-color-focus);
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -1px;
    }

    @media (pointer: fine) {
      [data-part='input'] {
        font-size: var(--gh-text-sm);
      }
    }
    @media (width >= 900px) {
      [data-part='back'] {
        display: none;
      }
      [data-part='content'] {
        padding-inline: var(--gh-space-3);
      }
      > [data-part='composer'] {
        padding-inline: var(--gh-space-3);
      }
    }
    @media (forced-colors: active) {
      [data-part='group'][data-own] > [data-part='message'] {
        border-color: Highlight;
      }
    }
  }
`;
