'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-2);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='quantity'] {
      max-inline-size: 16rem;
    }
    /* Many columns, so each is narrower than in other tables. */
    [data-component='Table'] {
      --_inset: var(--gh-space-1-5);
    }
    [data-component='Table'] tbody > tr > :is(th, td) {
      padding-block: var(--gh-space-1);
    }

    [data-part='company'] {
      display: flex;
      align-items: flex-start;
      gap: var(--gh-space-1-5);
      min-inline-size: 0;
    }
    [data-part='about'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-component='Table'] [data-part='about'] {
      min-inline-size: 9rem;
      max-inline-size: 13rem;
    }
    [data-part='open'] {
      color: inherit;
      font-weight: var(--gh-weight-semibold);
      text-decoration: none;
      text-underline-offset: 0.2em;
    }
    @media (hover: hover) {
      [data-part='open']:hover {
        text-decoration: underline;
      }
    }
    [data-part='open']:focus-visible {
      border-radius: var(--gh-radius);
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='about-company'],
    [data-part='note'],
    [data-part='answer-of'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }
    [data-part='about-company'] {
      font-weight: var(--gh-weight-regular);
    }
    [data-part='open'] + [data-part='about-company']::before {
      content: '';
      display: block;
    }
    [data-part='about-company'] + [data-part='about-company']::before {
      content: '\\00a0·';
    }

    /* A value, and below it what is said about it. */
    [data-part='value'] {
      display: block;
      font-variant-numeric: tabular-nums;
    }
    [data-component='Table']
      :is([data-part='value'], [data-part='none'], [data-part='value'] ~ [data-part='note']) {
      white-space: nowrap;
    }
    [data-part='best'] {
      padding-inline: var(--gh-space-half);
      border-radius: var(--gh-radius);
      background: var(--gh-color-positive-subtle);
      color: var(--gh-color-positive-fg);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
    }
    /* They read in their own direction, and line up with their column all the same. */
    [data-part='value'],
    [data-part='note'],
    [data-part='none'],
    [data-part='hint'],
    [data-part='terms'],
    [data-part='line'] {
      text-align: -webkit-match-parent;
      text-align: match-parent;
      unicode-bidi: plaintext;
    }
    [data-part='note'][data-tone='accent'] {
      color: var(--gh-color-accent-fg);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='note'][data-tone='positive'] {
      color: var(--gh-color-positive-fg);
    }
    [data-part='note'][data-tone='caution'] {
      color: var(--gh-color-caution-fg);
    }
    [data-part='note'][data-tone='critical'] {
      color: var(--gh-color-critical-fg);
    }
    [data-part='none'] {
      color: var(--gh-color-fg-muted);
    }
    [data-part='terms'] {
      display: block;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
    /* All of it shows side by side. */
    [data-component='Table'] [data-part='terms'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      min-inline-size: 7rem;
      max-inline-size: 9rem;
      overflow: hidden;
    }
    [data-part='status'] {
      display: grid;
      justify-items: start;
      gap: 2px;
    }
    [data-component='Table'] [data-part='status'] {
      min-inline-size: 6.5rem;
      max-inline-size: 10rem;
      white-space: normal;
    }
    [data-part='actions'] {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-half);
    }
    /* In the place of the quantity that was offered, and no higher. */
    [data-component='Table'] [data-part='ask'] {
      margin: -6px calc(-1 * var(--gh-space-half));
      padding-inline: var(--gh-space-half);
      font-size: var(--gh-text-xs);
      text-decoration: underline;
      text-decoration-color: var(--gh-color-accent);
      text-underline-offset: 0.2em;
      white-space: nowrap;
    }
    /* What can no longer be had. */
    tr:has([data-ended]),
    [data-part='answer'][data-ended],
    [data-part='company'][data-ended] {
      color: var(--gh-color-fg-muted);
    }
    [data-part='company'][data-ended] > [data-component='Avatar'] {
      filter: grayscale(1);
    }

    /* In sight as long as the table is, for the rows to select may be many. */
    [data-part='bar'] {
      position: sticky;
      inset-block-end: 0;
      z-index: var(--gh-z-bar);
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-1) var(--gh-space-2);
      min-block-size: var(--gh-control-md);
      padding-block: var(--gh-space-1);
      background: var(--gh-color-bg);
    }
    [data-part='hint'] {
      flex: 1 1 14rem;
      margin: 0;
      color: var(--gh-color-fg-muted);
    }
    /* Above the navigation at the bottom of a phone. */
    @media (width < 600px) {
      [data-part='bar'] {
        inset-block-end: calc(var(--gh-bottom-bar-height) + 1px + env(safe-area-inset-bottom));
      }
    }
    @media (height < 480px) {
      [data-part='bar'] {
        position: static;
      }
    }
    [data-component='Table'] :is(a, button, input) {
      scroll-margin-block-end: var(--gh-space-10);
    }

    @media print {
      [data-part='bar'],
      [data-part='view'],
      [data-part='quantity']:has(input[value='']) {
        display: none;
      }
      [data-component='Table'] [data-part='terms'] {
        display: block;
      }
    }

    [data-part='side-by-side'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      gap: var(--gh-space-1-5);
      min-inline-size: 0;
    }
    [data-part='side-by-side']:focus-visible {
      border-radius: var(--gh-radius);
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='criteria'] {
      box-sizing: border-box;
      inline-size: 100%;
      margin: 0;
      overflow: clip;
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface);
    }
    /* At most two beside one another: more wrap, and so each answer names its company. */
    [data-part='heads'],
    [data-part='row'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--gh-space-1-5) var(--gh-space-2);
      padding: var(--gh-space-1-5) var(--gh-space-2);
    }
    [data-part='row'] {
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='criterion'] {
      grid-column: 1 / -1;
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='head'],
    [data-part='answer'] {
      position: relative;
      min-inline-size: 0;
      margin: 0;
      overflow-wrap: anywhere;
    }
    [data-part='head'] {
      display: grid;
      align-content: space-between;
      justify-items: start;
      gap: var(--gh-space-1);
    }
    [data-part='answer-of'] {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-part='line'] {
      display: block;
    }
    [data-part='line'] + [data-part='line'] {
      margin-block-start: var(--gh-space-half);
    }

    @container (width < 37.5rem) {
      [data-component='Avatar'] {
        display: none;
      }
      [data-component='Table'] [data-part='about'] {
        min-inline-size: 0;
      }
      [data-component='Table'] [data-part='none'] {
        font-size: var(--gh-text-xs);
      }
      [data-component='Table'] [data-part='ask'] {
        display: flex;
        inline-size: max-content;
        margin-inline-start: auto;
      }
    }
    /* One below the other from row to row. */
    @container (width >= 37.5rem) {
      [data-part='heads'],
      [data-part='row'] {
        grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
      }
      [data-part='answer-of'] {
        ${outOfSight}
      }
    }
    @container (width >= 56rem) {
      [data-part='heads'],
      [data-part='row'] {
        grid-template-columns: 9rem repeat(var(--_columns), minmax(0, 1fr));
      }
      [data-part='criterion'] {
        grid-column: 1;
      }
    }
  }
`;
