'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-1);
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    /* It begins where the pictures of the rows do. */
    > [data-component='SearchField'] {
      margin-inline: var(--gh-space-1);
    }
    [data-part='results'] {
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    [data-part='result'] {
      content-visibility: auto;
      contain-intrinsic-size: auto 5.25rem;
    }
    [data-part='open'] {
      display: flex;
      align-items: flex-start;
      gap: var(--gh-space-1-5);
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: 4rem;
      padding: var(--gh-space-1);
      border: 0;
      border-radius: var(--gh-radius-lg);
      background: none;
      color: inherit;
      font: inherit;
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      text-align: start;
      text-decoration: none;
    }
    [data-part='open']:is(a, button) {
      cursor: pointer;
    }
    @media (hover: hover) {
      [data-part='open']:is(a, button):hover {
        background: var(--gh-color-surface-hover);
      }
    }
    [data-part='open']:is(a, button):focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='facts'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      min-inline-size: 0;
    }
    [data-part='line'] {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--gh-space-1);
    }
    [data-part='company'] {
      overflow: hidden;
      font-weight: var(--gh-weight-semibold);
      text-align: -webkit-match-parent;
      text-align: match-parent;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* Beside a picture alone, a name is in its middle. */
    [data-part='open'] > [data-part='company'] {
      align-self: center;
      min-inline-size: 0;
    }
    [data-part='open']:has(> [data-part='company']) {
      min-block-size: 3rem;
    }
    [data-part='more'] {
      margin: 0;
      padding-inline: var(--gh-space-1);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    [data-part='moment'] {
      flex: none;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      font-variant-numeric: tabular-nums;
      line-height: var(--gh-leading-xs);
      unicode-bidi: plaintext;
    }
    [data-part='place'] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      color: var(--gh-color-fg-muted);
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    mark {
      background: var(--gh-color-accent-subtle);
      color: var(--gh-color-fg);
      font-weight: var(--gh-weight-semibold);
      border-radius: 2px;
    }
    [data-part='you'] {
      font-weight: var(--gh-weight-medium);
    }
  }
`;
