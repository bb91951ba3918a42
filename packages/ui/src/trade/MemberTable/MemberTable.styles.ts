'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-2);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    [data-component='Table'] {
      --_inset: var(--gh-space-1-5);
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='person'] {
      display: flex;
      align-items: flex-start;
      gap: var(--gh-space-1-5);
      min-inline-size: 12rem;
    }
    [data-part='picture'] {
      display: grid;
      flex: none;
      place-content: center;
      inline-size: 32px;
      block-size: 32px;
      border: 1px dashed var(--gh-color-border-strong);
      border-radius: var(--gh-radius-full);
      color: var(--gh-color-fg-muted);
    }
    [data-part='person-text'] {
      display: grid;
      justify-items: start;
      min-inline-size: 0;
    }
    [data-part='name'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--gh-space-1);
      font-weight: var(--gh-weight-semibold);
      overflow-wrap: anywhere;
    }
    [data-part='email'],
    [data-part='reason'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
      overflow-wrap: anywhere;
    }
    [data-part='reason'] {
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }
    [data-part='person-text'] > [data-component='Badge'] {
      margin-block-start: var(--gh-space-half);
    }
    [data-part='time'] {
      white-space: nowrap;
    }
    [data-part='times'] {
      display: grid;
      justify-items: start;
      min-inline-size: max-content;
    }
    [data-part='joined'] {
      max-inline-size: 14rem;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      overflow-wrap: anywhere;
    }
    [data-part='soon'] {
      color: var(--gh-color-caution-fg);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='actions'] {
      display: inline-flex;
      align-items: center;
      justify-content: flex-end;
      gap: var(--gh-space-half);
    }
    [data-part='actions'] > [aria-disabled='true'] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    /* Their words line up with the end of the row. */
    td > [data-part='actions'] {
      margin-inline-end: calc(-1 * var(--gh-space-1-5));
    }
    &[data-layout='compact'] [data-part='person'] {
      min-inline-size: 10rem;
    }
    &[data-layout='compact'] [data-part='times'] {
      min-inline-size: 0;
    }
    &[data-layout='compact'] td > [data-part='actions'] {
      flex-direction: column;
      align-items: flex-end;
    }
    /* Its picture lines up with the words, and the room for fingers around it stays within the table. */
    &[data-layout='compact'] [data-part='actions'] > [data-component='CopyButton'] {
      margin-inline-end: var(--gh-space-half);
    }
    [data-part='times'] > [data-part='time']::first-letter {
      text-transform: uppercase;
    }

    [data-part='cards'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gh-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    [data-part='card'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--gh-space-1);
      padding: var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface);
      content-visibility: auto;
      contain-intrinsic-size: auto 130px;
    }
    [data-part='card'] > [data-part='person'] {
      min-inline-size: 0;
    }
    [data-part='card'] > :is([data-part='facts'], [data-part='actions']) {
      grid-column: 1 / -1;
    }
    [data-part='role'] {
      font-weight: var(--gh-weight-medium);
    }
    [data-part='facts'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--gh-space-2);
      margin: 0;
      color: var(--gh-color-fg-muted);
    }
    [data-part='card'] > [data-part='actions'] {
      flex-wrap: wrap;
      justify-content: flex-start;
      margin-block-end: calc(-1 * var(--gh-space-1));
      margin-inline-start: calc(-1 * var(--gh-space-1-5));
    }
    [data-part='card'] > [data-part='actions'] > [data-component='Spinner'] {
      margin-inline-start: var(--gh-space-1-5);
    }
    /* For fingers. */
    [data-part='card'] button {
      min-inline-size: var(--gh-control-lg);
      min-block-size: var(--gh-control-lg);
    }

    @media (forced-colors: active) {
      [data-part='actions'] > [aria-disabled='true'] {
        color: GrayText;
      }
    }
  }
`;
