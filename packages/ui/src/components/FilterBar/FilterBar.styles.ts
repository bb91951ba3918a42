'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='rail'] {
      display: none;
    }
    > [data-part='content'] {
      min-inline-size: 0;
    }
    > [data-part='content'] > [data-part='toolbar'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-1-5);
      min-block-size: var(--gh-control-sm);
      margin-block-end: var(--gh-space-1-5);
      border-radius: var(--gh-radius);
    }
    > [data-part='content'] > [data-part='toolbar']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='toolbar'] > [data-part='results'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      font-variant-numeric: tabular-nums;
    }
    [data-part='toolbar'] > [data-part='trailing'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1);
      margin-inline-start: auto;
    }
    > [data-part='content'] > [data-part='chosen'] {
      display: flex;
      align-items: start;
      gap: var(--gh-space-1);
      margin-block-end: var(--gh-space-1-5);
    }
    > [data-part='content'] > [data-part='chosen'] > [data-component='Button'] {
      flex: none;
    }
    [data-part='chosen'] > [data-part='chips'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    [data-part='chosen'] > [data-part='chips'] > li {
      min-inline-size: 0;
      max-inline-size: 100%;
    }

    @media (width < 600px) {
      /* A count that comes late would push the list down. */
      > [data-part='content'] > [data-part='toolbar'] {
        position: relative;
      }
      [data-part='toolbar'] > [data-part='results'] {
        ${outOfSight}
      }
    }

    @media (width >= 1536px) {
      &[data-rail] {
        display: grid;
        grid-template-columns: 16rem minmax(0, 1fr);
        align-items: start;
        gap: var(--gh-space-3);
      }
      &[data-rail] > [data-part='rail'] {
        display: block;
        position: sticky;
        /* Below the bar and the title of the page, which stay as well. */
        inset-block-start: calc(var(--gh-top-bar-height) + 4.5rem);
        max-block-size: calc(100dvh - var(--gh-top-bar-height) - 5rem);
        overflow-y: auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
        /* Room for the focus rings, which scrolling would clip. */
        margin-inline: calc(-1 * var(--gh-space-half));
        padding-inline: var(--gh-space-half);
      }
      &[data-rail] > [data-part='content'] > [data-part='toolbar'] > [data-part='opener'],
      &[data-rail] > [data-part='content'] > [data-part='toolbar'] > [data-part='results'],
      &[data-rail] > [data-part='content'] > [data-part='chosen'] > [data-component='Button'] {
        display: none;
      }
    }
  }
`;
