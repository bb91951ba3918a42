'use client';
import { css, styled } from 'styled-components';

/** What stays at the bottom of a phone, above the navigation: in reach of the thumb, however far one has read. */
const bottomBar = css`
  order: 1;
  position: sticky;
  inset-block-end: calc(var(--gh-bottom-bar-height) + 1px + env(safe-area-inset-bottom));
  z-index: calc(var(--gh-z-bar) - 1);
  margin-block-start: var(--gh-space-2);
  padding-block: var(--gh-space-1);
  border-block-start: 1px solid var(--gh-color-border);
  background: var(--gh-color-bg);
`;

/** Three of its buttons stand in one line, so that the bar takes no more than that from the text. */
const bottomBarButtons = css`
  gap: max(var(--gh-space-half), 4px);

  > [data-component='Button'] {
    padding-inline: var(--gh-space-1-5);
  }
`;

export const Root = styled.div`
  @layer guildhall.components {
    container-type: inline-size;
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='panes'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
    }
    > [data-part='panes'] > [data-part='list'] {
      display: none;
    }
    @media screen and (width >= 1200px) {
      /* With large text there is room for the deal only. */
      @container (width >= 53rem) {
        > [data-part='panes']:has(> [data-part='list']) {
          grid-template-columns: clamp(21.5rem, 30%, 24rem) minmax(0, 1fr);
          column-gap: var(--gh-space-4);
        }
        /* It comes after the title of the page, and stands before. */
        > [data-part='panes'] > [data-part='deal'] {
          grid-area: 1 / -2;
        }
        > [data-part='panes'] > [data-part='list'] {
          grid-area: 1 / 1;
          display: block;
          position: sticky;
          /* Where it already is, so that it does not move before it stays. */
          inset-block-start: calc(var(--gh-top-bar-height) + var(--gh-space-1));
          max-block-size: calc(100dvh - var(--gh-top-bar-height) - var(--gh-space-5));
          overflow-y: auto;
          overscroll-behavior: contain;
          scrollbar-width: thin;
          /* Room for the focus rings, which scrolling would clip. */
          margin-inline: calc(-1 * var(--gh-space-half));
          padding: var(--gh-space-half);
        }
      }
    }

    > [data-part='panes'] > [data-part='deal'] {
      container-type: inline-size;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      min-inline-size: 0;

      > [data-component='Breadcrumb'] {
        padding-block-start: var(--gh-space-1);
        /* A request in a line can be long, and the title repeats it. */
        > ol {
          flex-wrap: nowrap;
        }
        li:not(:last-child) {
          flex: none;
        }
        [aria-current] {
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
      }
      > [data-part='with'] {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--gh-space-1) var(--gh-space-1-5);
        margin: 0 0 var(--gh-space-3);
        color: var(--gh-color-fg-muted);

        [data-part='company'] {
          color: var(--gh-color-fg);
          font-weight: var(--gh-weight-medium);
          overflow-wrap: anywhere;
        }
        [data-part='company']:is(a, button) {
          padding: 0;
          border: 0;
          background: none;
          font: inherit;
          font-weight: var(--gh-weight-medium);
          text-align: start;
          text-decoration: underline;
          text-underline-offset: 0.2em;
          cursor: pointer;
        }
        [data-part='company']:focus-visible {
          outline: 2px solid var(--gh-color-focus);
          outline-offset: 2px;
          border-radius: var(--gh-radius);
        }
      }
      /* What stands in the slots has parts of the same names. */
      > [data-part='columns'],
      > [data-part='columns'] > section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: var(--gh-space-2);
        min-inline-size: 0;
      }
      > [data-part='columns'] {
        gap: var(--gh-space-4);
      }
      /* News come while one is far below, at what one has sent: they stay in sight, under the title where that does. */
      > [data-part='head'] {
        display: contents;

        /* A title is as long as a sentence. */
        > [data-component='PageHeader'] {
          --_title-room: 24rem;
        }
        > [data-component='Alert'] {
          position: sticky;
          inset-block-start: calc(var(--gh-top-bar-height) + var(--gh-space-1));
          z-index: calc(var(--gh-z-bar) - 1);
          margin-block-end: var(--gh-space-2);
        }
      }
      @media (height < 480px) {
        > [data-part='head'] > [data-component='Alert'] {
          position: static;
        }
      }
      /* On a phone the title scrolls away, and what can be done leaves it; on a short screen all of it scrolls. */
      @media screen and (width < 600px) and (height >= 480px) {
        > [data-part='head']
          > [data-component='PageHeader']:has(> * > [data-component='DealActions']:not(:empty)) {
          display: contents;

          > h1 {
            margin-block: var(--gh-space-1);
          }
          > :has(> [data-component='DealActions']) {
            ${bottomBar}
          }
        }
        [data-component='DealActions'] {
          ${bottomBarButtons}
        }
        /* The steps of an order stay as long as any of it is in sight, unless a new negotiation has the place. */
        &:not(:has([data-component='DealActions']:not(:empty))) [data-component='OrderTimeline'] {
          > header,
          > header > :has(> * > [data-component='Button']) {
            display: contents;
          }
          > header > * > :has(> [data-component='Button']) {
            ${bottomBar}
            ${bottomBarButtons}
          }
        }
        :root:has(
          &
            :is(
              [data-component='DealActions']:not(:empty),
              [data-component='OrderTimeline'] > header > * > * > [data-component='Button']
            )
        ) {
          scroll-padding-block-end: calc(
            var(--gh-space-10) + var(--gh-bottom-bar-height) + env(safe-area-inset-bottom)
          );
        }
      }
      @media screen and (width >= 600px) and (height >= 480px) {
        > [data-part='head'] {
          position: sticky;
          inset-block-start: var(--gh-top-bar-height);
          z-index: calc(var(--gh-z-bar) - 1);
          display: block;

          > [data-component] {
            position: relative;
            inset: auto;
          }
        }
      }

      @container (width >= 52rem) {
        > [data-part='columns']:has(> [data-part='request']) {
          grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
          column-gap: var(--gh-space-5);
        }
        /* An order and a form need all of the width. */
        > [data-part='columns'] > :is([data-part='order'], [data-part='form']) {
          grid-column: 1 / -1;
        }
      }
    }
  }
`;
