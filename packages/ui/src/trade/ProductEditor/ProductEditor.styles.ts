'use client';
import { styled } from 'styled-components';
import { changesBar } from '#trade/changes-bar.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-2);
    max-inline-size: 64rem;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    > [data-part='form'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0 var(--gh-space-6);
    }
    > [data-part='form'][hidden] {
      display: none;
    }
    [data-part='rail'] {
      display: none;
    }
    [data-part='links'] {
      display: grid;
      gap: var(--gh-space-half);
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    [data-part='link'] {
      display: block;
      padding: var(--gh-space-1) var(--gh-space-1-5);
      border-radius: var(--gh-radius);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      color: var(--gh-color-fg-muted);
      text-decoration: none;
    }
    /* Browsers without it mark none. */
    @supports (scroll-target-group: auto) {
      [data-part='links'] {
        scroll-target-group: auto;
      }
      [data-part='link']:target-current {
        color: var(--gh-color-fg);
        font-weight: var(--gh-weight-semibold);
      }
    }
    @media (hover: hover) {
      [data-part='link']:hover {
        color: var(--gh-color-fg);
        background-color: var(--gh-color-surface-hover);
      }
    }
    [data-part='link']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }

    [data-part='sections'] {
      container-type: inline-size;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    [data-part='section'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
      padding-block: var(--gh-space-4);
    }
    [data-part='section']:first-child {
      padding-block-start: 0;
    }
    [data-part='section'] + [data-part='section'] {
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='section-title'] {
      border-radius: var(--gh-radius);
      outline-offset: 4px;
    }
    [data-part='fields'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
      gap: var(--gh-space-2-5) var(--gh-space-2);
    }
    [data-part='dimensions'] {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--gh-space-1);
    }
    [data-part='stock'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-1) var(--gh-space-2);
      padding: var(--gh-space-1) var(--gh-space-1-5);
      min-block-size: var(--gh-control-md);
      box-sizing: border-box;
      background-color: var(--gh-color-surface-sunken);
      border-radius: var(--gh-radius);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      font-variant-numeric: tabular-nums;
    }
    [data-part='review-image'] {
      display: inline-block;
      inline-size: 4rem;
      block-size: 3rem;
      margin-inline-end: var(--gh-space-half);
      object-fit: cover;
      background-color: var(--gh-color-surface-sunken);
      border-radius: var(--gh-radius);
    }

    ${changesBar}

    @container (width >= 34rem) {
      [data-part='fields'] {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
      [data-part='wide'] {
        grid-column: 1 / -1;
      }
    }
    @media (width >= 1200px) {
      > [data-part='form'] {
        grid-template-columns: 11rem minmax(0, 1fr);
      }
      [data-part='rail'] {
        position: sticky;
        inset-block-start: calc(var(--gh-top-bar-height) + 4.5rem);
        align-self: start;
        display: block;
      }
      [data-part='bar'] {
        grid-column: 2;
      }
    }
  }
`;
