'use client';
import { styled } from 'styled-components';

export const Root = styled.ul`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: var(--gh-space-1);
    /* A line beside a picture keeps its height. */
    align-items: start;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    /* Unlike none, an empty string leaves Safari the list's meaning. */
    list-style-type: '';
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    [data-part='file'] {
      display: grid;
    }
    [data-part='open'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      min-inline-size: 0;
      min-block-size: var(--gh-control-lg);
      margin: 0;
      padding: var(--gh-space-1) var(--gh-space-1-5);
      color: inherit;
      font: inherit;
      text-align: start;
      background: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius);
    }
    button[data-part='open'] {
      cursor: pointer;
      transition: background-color var(--gh-duration-fast) var(--gh-ease-out);
    }
    button[data-part='open'][aria-busy] {
      cursor: progress;
    }
    button[data-part='open']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    @media (hover: hover) {
      button[data-part='open']:hover:not([aria-busy]) {
        background-color: var(--gh-color-surface-hover);
      }
      button[data-part='open']:hover:not([aria-busy]) [data-part='name'] {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }
    [data-part='open']:has(> [data-part='picture']) {
      flex-wrap: wrap;
    }
    [data-part='picture'] {
      display: grid;
      place-items: center;
      inline-size: 100%;
      block-size: 10rem;
      overflow: hidden;
      color: var(--gh-color-fg-muted);
      background: var(--gh-color-surface-sunken);
      border-radius: var(--gh-radius);
    }
    [data-part='picture'] > img {
      inline-size: 100%;
      block-size: 100%;
      /* Whole: half a drawing says nothing. */
      object-fit: contain;
      opacity: var(--gh-picture-opacity);
    }
    [data-part='icon'] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
      color: var(--gh-color-fg-muted);
    }
    [data-part='facts'] {
      display: grid;
      flex: 1;
      justify-items: start;
      min-inline-size: 0;
    }
    :is([data-part='name'], [data-part='size']) {
      overflow-wrap: anywhere;
      unicode-bidi: plaintext;
    }
    [data-part='size'] {
      color: var(--gh-color-fg-muted);
      font-variant-numeric: tabular-nums;
    }

    @media (prefers-reduced-motion: reduce) {
      button[data-part='open'] {
        transition: none;
      }
    }
  }
`;
