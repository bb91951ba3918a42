'use client';
import { styled } from 'styled-components';
import { composerStyles } from './Conversation.composer.styles.ts';
import { messageStyles } from './Conversation.messages.styles.ts';

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

    /* On a short screen, as when zoomed in, the page around it scrolls, so that there is room for messages. */
    @media (height < 480px) {
      max-block-size: max(100dvh, 32rem);
    }
    > [data-part='header'] {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--gh-space-half);
      min-block-size: 4rem;
      padding: var(--gh-space-1) var(--gh-space-2);
      border-block-end: 1px solid var(--gh-color-border);
      background: var(--gh-color-surface);
      container-type: inline-size;
    }
    /* With large text there is room for the name only. */
    @container (width < 14rem) {
      [data-part='company'] > [data-component='Avatar'] {
        display: none;
      }
    }
    > [data-part='header'] > [data-part='title'] {
      flex: 1;
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
      text-decoration: none;
    }
    [data-part='company']:is(a, button) {
      cursor: pointer;
    }
    @media (hover: hover) {
      [data-part='company']:is(a, button):hover [data-part='name'] {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }
    :is([data-part='company']:is(a, button), [data-part='log']):focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='company'] > [data-part='name'] {
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
      /* Laid out from its end, so that the browser itself keeps the newest message in view. */
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
    :is([data-part='older'], [data-part='later']) {
      display: flex;
      justify-content: center;
      /* The browser keeps messages in place, not the button above them. */
      overflow-anchor: none;
    }
    [data-part='later'] {
      padding-block-end: var(--gh-space-2);
    }

    ${messageStyles}

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

    [data-part='drop'] {
      position: absolute;
      inset: var(--gh-space-1);
      z-index: 2;
      display: grid;
      place-items: center;
      margin: 0;
      padding: var(--gh-space-2);
      border: 1px solid var(--gh-color-accent);
      border-radius: var(--gh-radius-xl);
      background: var(--gh-color-accent-subtle);
      font-weight: var(--gh-weight-medium);
      text-align: center;
      /* What is dropped on it is dropped on the conversation. */
      pointer-events: none;
    }

    ${composerStyles}

    @media (width >= 600px) {
      [data-part='back'] {
        display: none;
      }
    }
    @media (width >= 900px) {
      [data-part='content'] {
        padding-inline: var(--gh-space-3);
      }
    }
    @media print {
      &,
      > [data-part='stage'],
      [data-part='log'] {
        display: block;
        max-block-size: none;
        overflow: visible;
      }
      [data-part='date'] {
        position: static;
      }
      [data-part='group'] {
        content-visibility: visible;
        break-inside: avoid;
      }
      > :is([data-part='composer'], [data-part='notice']),
      [data-part='newer'] {
        display: none;
      }
    }
  }
`;
