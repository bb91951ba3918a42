'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    /* The visible heading is that of the list. */
    > [data-part='title'] {
      ${outOfSight}
    }
    > [data-part='connections'] {
      min-inline-size: 0;
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      background: var(--gh-color-surface);
    }
    /* They are hidden, and so is the end of them. */
    > [data-part='connections']:has([data-searching]) > [data-component='LoadMore'] {
      display: none;
    }
    > [data-part='connections'] [data-component='Alert'] {
      margin-inline: var(--gh-space-2);
    }
    > [data-part='conversation'] {
      /* The bottom bar of AppShell already keeps it. */
      --_safe-area: 0px;
      display: grid;
      min-inline-size: 0;
      min-block-size: 0;
      outline: none;
    }
    &[data-alone] > [data-part='connections'] {
      background: none;
    }
    /* It is then the title of the page, and stands where that of other pages does. */
    &[data-alone] > [data-part='connections'] > [data-component='ConversationList'] > [data-part='title'] {
      padding: var(--gh-space-1-5) var(--gh-space-2);
      font-size: var(--gh-text-2xl);
      line-height: var(--gh-leading-2xl);
    }
    @media (width >= 600px) {
      &[data-alone] > [data-part='connections'] > [data-component='ConversationList'] > [data-part='title'] {
        padding: var(--gh-space-2-5) var(--gh-space-3);
      }
    }
    @media (width >= 900px) {
      &[data-alone] > [data-part='connections'] > [data-component='ConversationList'] > [data-part='title'] {
        padding-inline: var(--gh-space-4);
      }
    }

    @media print {
      &&,
      && > [data-part='conversation'] {
        display: block;
        block-size: auto;
        overflow: visible;
        visibility: visible;
      }
      && > [data-part='connections'] {
        display: none;
      }
    }
    @media (width < 600px) {
      /* Overlaid and hidden by visibility, the list keeps its scroll position. */
      > :is([data-part='connections'], [data-part='conversation']) {
        grid-area: 1 / 1;
      }
      &[data-open] > [data-part='connections'],
      &:not([data-open]) > [data-part='conversation'] {
        visibility: hidden;
      }
    }
    @media (width >= 600px) {
      &:not([data-alone]) {
        grid-template-columns: clamp(min(13rem, 45%), 34%, 20rem) minmax(0, 1fr);
      }
      &:not([data-alone]) > [data-part='connections'] {
        border-inline-end: 1px solid var(--gh-color-border);
      }
      &[data-alone] > [data-part='connections'] [data-component='Alert'] {
        max-inline-size: 40rem;
      }
      &[data-alone] > [data-part='connections'] [data-component='EmptyState'] {
        margin-block-start: 10vh;
      }
    }
  }
`;
