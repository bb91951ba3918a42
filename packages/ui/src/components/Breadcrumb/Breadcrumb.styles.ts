'use client';
import { styled } from 'styled-components';

export const Root = styled.nav`
  @layer guildhall.components {
    container-type: inline-size;
    inline-size: 100%;
    min-inline-size: 0;
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    color: var(--gh-breadcrumb-fg, var(--gh-color-fg-muted));

    > [data-part='list'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      /* Its words begin where those of the page do. */
      margin: 0;
      margin-inline-start: calc(-1 * var(--gh-space-half));
      padding: 0;
      list-style: none;
    }
    > [data-part='list'] > li {
      display: flex;
      min-inline-size: 0;
    }
    > [data-part='list'] > [data-part='more'] {
      display: none;
    }
    [data-part='separator'] {
      flex: none;
      block-size: var(--gh-control-md);
      color: var(--gh-color-fg-subtle);
    }
    [data-part='separator']:dir(rtl) {
      scale: -1 1;
    }
    /* The arrow is beside the first line of a name that wraps. */
    [data-part='page'],
    [data-part='expand'] {
      padding: calc((var(--gh-control-md) - 1lh) / 2) var(--gh-space-half);
      border-radius: var(--gh-radius);
      color: inherit;
      overflow-wrap: anywhere;
    }
    /* A name reads in its own direction, and lines up with the path all the same. */
    [data-part='page'] {
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    a[data-part='page'] {
      text-decoration: underline;
      text-decoration-color: transparent;
      text-underline-offset: 0.2em;
    }
    [data-part='page'][aria-current] {
      color: var(--gh-breadcrumb-fg-current, var(--gh-color-fg));
      font-weight: var(--gh-weight-medium);
    }
    [data-part='expand'] {
      display: grid;
      place-items: center;
      box-sizing: border-box;
      inline-size: var(--gh-control-md);
      block-size: var(--gh-control-md);
      list-style: none;
      cursor: pointer;
    }
    [data-part='expand']::-webkit-details-marker {
      display: none;
    }
    @media (hover: hover) {
      a[data-part='page']:hover {
        color: var(--gh-breadcrumb-fg-current, var(--gh-color-fg));
        text-decoration-color: var(--gh-color-accent);
      }
      [data-part='expand']:hover {
        color: var(--gh-breadcrumb-fg-current, var(--gh-color-fg));
        background-color: var(--gh-color-surface-hover);
      }
    }
    [data-part='page']:focus-visible,
    [data-part='expand']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }

    @media print {
      display: none;
    }
    @container (width < 30rem) {
      > [data-part='list'] > [data-part='more'] {
        display: flex;
      }
      /* One line until the whole path is asked for; the page's own name is cut first, as it is the title below. */
      > [data-part='list']:not(:has(details[open])) {
        flex-wrap: nowrap;
        > [data-middle] {
          display: none;
        }
        > [data-part='item'] {
          flex: 0 1 auto;
        }
        > [data-part='item']:last-child {
          flex: 1 1 0;
          min-inline-size: 6em;
        }
        [data-part='page'] {
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
      }
    }
  }
`;
