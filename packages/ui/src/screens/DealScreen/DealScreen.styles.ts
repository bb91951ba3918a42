'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-component='Breadcrumb'] {
      padding-block-start: var(--gh-space-1);
    }
    [data-part='with'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-1-5);
      margin: 0 0 var(--gh-space-3);
      color: var(--gh-color-fg-muted);
    }
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
    [data-part='loading'],
    [data-part='columns'],
    [data-part='main'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--gh-space-4);
    }
    [data-part='loading'] {
      gap: var(--gh-space-2);
    }
    [data-part='order'],
    [data-part='form'],
    [data-part='history'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-2);
      min-inline-size: 0;
    }
    > [data-component='Alert'],
    [data-part='form'] {
      margin-block-end: var(--gh-space-3);
    }

    @media (min-width: 1200px) {
      [data-part='columns'] {
        grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
        gap: var(--gh-space-5);
      }
    }
  }
`;
