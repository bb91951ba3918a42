'use client';
import { styled } from 'styled-components';

export const Root = styled.section`
  @layer guildhall.components {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    block-size: 100%;
    background: var(--gh-conversation-bg, var(--gh-color-bg));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='header'] {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--gh-space-half);
      min-block-size: 4rem;
      padding: var(--gh-space-half) var(--gh-space-2);
      border-block-end: 1px solid var(--gh-color-border);
    }
    [data-part='name'] {
      min-inline-size: 0;
      margin: 0;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-sm);
    }
    [data-part='profile'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      max-inline-size: 100%;
      padding: var(--gh-space-half);
      border: 0;
      border-radius: var(--gh-radius-lg);
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      overflow-wrap: anywhere;
    }
    button[data-part='profile'] {
      cursor: pointer;
    }
    button[data-part='profile']:hover {
      background: var(--gh-color-surface-hover);
    }
    button[data-part='profile']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 1px;
    }
    [data-part='back']:dir(rtl) svg {
      scale: -1 1;
    }

    > [data-part='body'] {
      position: relative;
      flex: 1;
      min-block-size: 0;
    }
    [data-part='scroller'] {
      display: flex;
      flex-direction: column-reverse;
      block-size: 100%;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    [data-part='scroller']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='messages'] {
      display: flex;
      flex: 1 0 auto;
      flex-direction: column;
      justify-content: flex-end;
      gap: var(--gh-space-1-5);
      padding: var(--gh-space-2);
    }
    [data-part='start'] {
      display: grid;
      justify-items: center;
      min-block-size: 1px;
    }
    [data-part='placeholder'] {
      display: grid;
      flex: 1;
      place-items: center;
    }
    [data-part='day'] {
      align-self: center;
      margin: var(--gh-space-1) 0;
      padding: 2px var(--gh-space-1-5);
      border-radius: var(--gh-radius-full);
      background: var(--gh-color-surface-sunken);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }

    [data-part='group'] {
      display: flex;
      flex-direction: column;
      align-items: flex-start;
      gap: 2px;
      max-inline-size: min(36rem, 85%);
    }
    [data-part='group'][data-own] {
      align-items: flex-end;
      align-self: flex-end;
    }
    [data-part='author'] {
      padding-inline: var(--gh-space-half);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-md);
    }
    [data-part='message'] {
      display: flex;
      flex-wrap: wrap;
      align-items: last baseline;
      justify-content: flex-end;
      gap: 0 var(--gh-space-1-5);
      max-inline-size: 100%;
      padding: 6px var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-xl);
      background: var(--gh-conversation-their-bg, var(--gh-color-surface));
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-md);
      content-visibility: auto;
      contain-intrinsic-size: auto 12rem auto 2.25rem;
    }
    [data-own] > [data-part='message'] {
      border-color: transparent;
      background: var(--gh-conversation-own-bg, var(--gh-color-accent-subtle));
    }
    [data-part='content'] {
      flex: 1 1 auto;
      max-inline-size: 100%;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    [data-part='time'] {
      flex: none;
      color: var(--gh-color-fg-muted);
      font-size: 0.6875rem;
      line-height: var(--gh-leading-md);
      font-variant-numeric: tabular-nums;
    }
    [data-part='latest'] {
      position: absolute;
      inset-block-end: var(--gh-space-1);
      inset-inline-start: 0;
      inline-size: 100%;
      display: grid;
      justify-items: center;
      pointer-events: none;
    }
    [data-part='latest'] > * {
      box-shadow: var(--gh-shadow-2);
      pointer-events: auto;
    }

    > [data-part='composer'] {
      display: flex;
      flex: none;
      align-items: flex-end;
      gap: var(--gh-space-1);
      padding: var(--gh-space-1-5) var(--gh-space-2);
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='input'] {
      flex: 1;
      min-inline-size: 0;
      min-block-size: var(--gh-control-md);
      max-block-size: 9rem;
      padding: 8px var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border-strong);
      border-radius: var(--gh-radius);
      background: var(--gh-color-surface);
      color: inherit;
      font: inherit;
      /* Below 16 px a phone would zoom in on the box. */
      font-size: var(--gh-text-md);
      line-height: 1.375;
      resize: none;
      field-sizing: content;
    }
    [data-part='input']::placeholder {
      color: var(--gh-color-fg-subtle);
      opacity: 1;
    }
    [data-part='input']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -1px;
    }
  }
`;
