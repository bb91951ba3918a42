'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gh-space-1) var(--gh-space-1-5);
    min-block-size: 4.5rem;
    padding: var(--gh-company-row-padding, var(--gh-space-1-5) var(--gh-space-2));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    /* In a list, what is off the screen is neither laid out nor painted. */
    li > & {
      content-visibility: auto;
      contain-intrinsic-size: auto 4.5rem;
    }

    /* Wide enough to keep a control beside it; in less room the control moves below. */
    > [data-part='text'] {
      display: flex;
      flex: 1 1 8rem;
      flex-direction: column;
      align-items: flex-start;
      min-inline-size: 0;
    }
    > [data-part='text'] > [data-part='name'] {
      max-inline-size: 100%;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-sm);
      text-align: start;
      overflow-wrap: anywhere;
    }
    > [data-part='text'] > button[data-part='name'] {
      min-block-size: 1.5rem;
      cursor: pointer;
    }
    > [data-part='text'] > button[data-part='name']:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    > [data-part='text'] > button[data-part='name']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
      border-radius: var(--gh-radius);
    }
    > [data-part='text'] > [data-part='facts'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      max-inline-size: 100%;
      overflow: hidden;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      overflow-wrap: anywhere;
    }
    > [data-part='trailing'] {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--gh-space-1);
      margin-inline-start: auto;
    }
  }
`;
