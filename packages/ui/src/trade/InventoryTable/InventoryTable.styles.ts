'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    /* Many columns, so each is narrower than in other tables. */
    [data-component='Table'] {
      --_inset: var(--gh-space-1-5);
    }
    /* What can be done with a row stays in sight as well as what names it. */
    [data-component='Table'] tr > :last-child {
      position: sticky;
      inset-inline-end: 0;
      z-index: 1;
    }
    [data-component='Table'] thead > tr > :last-child {
      z-index: 3;
    }
    [data-component='Table']:has(> [role='region']) tr > :last-child {
      border-inline-start: 1px solid var(--gh-table-border, var(--gh-color-border));
    }
    [data-component='Table'] > [role='region'] {
      scroll-padding-inline-end: 6rem;
      animation: none;
    }
    [data-component='Table']:has(> [role='region'])::before {
      content: none;
    }
    [data-component='EditableCell'] {
      min-inline-size: 6.5rem;
    }
    /* Beside the navigation of a small laptop or a tablet the last columns would be half below the pinned one. */
    &:not([data-layout='cards']) {
      container-type: inline-size;
    }
    @container (width < 66rem) {
      [data-component='Table'] {
        --_inset: var(--gh-space-1);
      }
      [data-component='Table']:has([data-part='updated']) tr > :nth-last-child(2) {
        display: none;
      }
      [data-component='EditableCell'] {
        min-inline-size: 5.5rem;
      }
    }
    [data-part='product'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-half);
      min-inline-size: min(13rem, 40cqi - 2 * var(--gh-space-1-5));
    }
    &[data-layout='compact'] [data-part='product'] {
      min-inline-size: min(13rem, 30cqi - 2 * var(--gh-space-1));
    }
    [data-part='product'] > a,
    [data-part='card'] > :is(a, [data-part='title']) {
      display: inline-flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      min-inline-size: 0;
      text-align: start;
    }
    /* A row that loads is as high as one with its picture. */
    [data-component='Table'] [aria-busy='true'] {
      --_row: calc(var(--gh-control-md) + 40px - 1lh);
    }
    [data-part='picture'] {
      display: grid;
      flex: none;
      place-content: center;
      inline-size: 40px;
      block-size: 40px;
      border-radius: var(--gh-radius);
      background: var(--gh-color-surface-sunken);
      color: var(--gh-color-fg-subtle);
      object-fit: cover;
    }
    /* On a phone the first column has room for the words alone; what changes them is below. */
    @container (width < 30rem) {
      [data-component='Table'] [data-part='picture'] {
        display: none;
      }
      [data-part='product'] {
        flex-wrap: wrap;
      }
      [data-part='product'] > a {
        flex-basis: 100%;
      }
    }
    [data-part='name'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
    /* While the name is edited, its field takes its place. */
    [data-part='product']:has(> [data-editing]) > a {
      display: none;
    }
    [data-part='product'] > [data-component='EditableCell'] {
      min-inline-size: 0;
      margin-inline-start: 0;
    }
    [data-part='product'] > [data-editing] {
      flex: 1;
    }
    [data-part='stock'] {
      min-inline-size: max-content;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    /* The number stands below its head, and the button around it reaches beyond. */
    [data-justify='end'] > button[data-part='stock'] {
      margin-inline-end: calc(-1px - var(--gh-space-1-5));
    }
    [data-part='discount'] {
      display: block;
      color: var(--gh-color-positive-fg);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }
    [data-part='sku'],
    [data-part='updated'] {
      white-space: nowrap;
    }
    [data-part='updated'],
    [data-part='updated-below'] {
      color: var(--gh-color-fg-muted);
    }
    [data-part='updated-below'] {
      display: block;
      white-space: nowrap;
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }
    @container (width >= 66rem) {
      [data-part='updated-below'] {
        display: none;
      }
    }
    span[data-part='actions'] {
      display: inline-flex;
      gap: var(--gh-space-half);
    }

    [data-part='cards'] {
      display: grid;
      gap: var(--gh-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    [data-part='card'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--gh-space-1);
      padding: var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      content-visibility: auto;
      contain-intrinsic-size: auto 130px;
    }
    /* For fingers. */
    [data-part='card'] :is(a, button) {
      min-inline-size: var(--gh-control-lg);
      min-block-size: var(--gh-control-lg);
    }
    [data-part='card'] > [data-part='actions'] {
      grid-area: 1 / 2;
      justify-self: end;
    }
    [data-part='card'] > [data-part='stock'] {
      justify-self: end;
    }

    [data-part='selection'] > [data-part='start'] {
      display: flex;
      align-items: center;
      min-block-size: var(--gh-control-lg);
      margin-block-end: var(--gh-space-half);
    }
    /* Its icon stands above the pictures, and the checkbox in its place. */
    [data-part='start'] > [data-component='Button'] {
      margin-inline-start: calc(-1 * var(--gh-space-half));
      padding-inline: var(--gh-space-2);
    }
    [data-part='start'] > [data-component='Checkbox'] {
      --_height: var(--gh-control-lg);
      margin-inline-start: var(--gh-space-1-5);
    }
    /* The whole card answers to a press. */
    [data-selecting] [data-part='card'] {
      position: relative;
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    [data-part='card'] > [data-component='Checkbox'] {
      position: static;
      grid-row: 1 / 3;
      margin-inline-end: var(--gh-space-half);
    }
    [data-part='card'] > [data-component='Checkbox'] > input {
      position: static;
    }
    [data-part='card'] > [data-component='Checkbox'] > input::after {
      inset: 0;
      cursor: pointer;
    }
    [data-part='card'] > [data-part='title'] {
      grid-column: 2 / 4;
    }
    /* As high as with the buttons, so that the list stays where it is. */
    [data-selecting] [data-part='card'] > :is([data-part='title'], [data-part='stock']) {
      min-block-size: var(--gh-control-lg);
    }
    [data-selecting] [data-part='card'] > [data-part='stock'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-half);
    }
    [data-part='card'][data-selected] {
      border-color: var(--gh-color-accent);
      background: var(--gh-color-surface-hover);
      box-shadow: inset 3px 0 var(--gh-color-accent);
    }
    [data-part='card'][data-selected] [data-part='picture'] {
      background: var(--gh-color-surface);
    }
    [data-part='card'][data-selected]:dir(rtl) {
      box-shadow: inset -3px 0 var(--gh-color-accent);
    }
    [data-part='selection'] > [data-part='bulk'] {
      position: fixed;
      /* Above the navigation at the bottom of a phone. */
      inset-block-end: calc(var(--gh-bottom-bar-height) + 1px + env(safe-area-inset-bottom));
      inset-inline: 0;
      z-index: var(--gh-z-bar);
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding: var(--gh-space-half) var(--gh-space-1);
      border-block-start: 1px solid var(--gh-color-border);
      background: var(--gh-color-surface-raised);
      box-shadow: var(--gh-shadow-3);
    }
    [data-part='selection'] > [data-part='bulk'] > [data-part='count'] {
      padding-inline-start: var(--gh-space-1);
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-semibold);
      font-variant-numeric: tabular-nums;
    }
    [data-part='selection'] > [data-part='bulk'] > [data-component='BulkChange'] {
      grid-column: 1 / -1;
    }
    /* The last card and the focus are not below the bar. */
    [data-selecting] > [data-part='cards'] {
      margin-block-end: calc(4 * var(--gh-control-lg));
    }
    [data-selecting] [data-part='card'] input {
      scroll-margin-block-end: calc(4 * var(--gh-control-lg));
    }
    /* A short screen, as when zoomed in, needs its room for the cards. */
    @media (height < 480px) {
      [data-part='selection'] > [data-part='bulk'] {
        position: static;
      }
      [data-selecting] > [data-part='cards'] {
        margin-block-end: 0;
      }
      [data-selecting] [data-part='card'] input {
        scroll-margin-block-end: 0;
      }
    }
  }
`;
