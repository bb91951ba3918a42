'use client';
import { styled } from 'styled-components';

export const Root = styled.article`
  @layer guildhall.components {
    container-type: inline-size;
    position: relative;
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    &[data-variant='card'] {
      background: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
    }
    &[data-current] {
      background: var(--gh-color-accent-subtle);
    }
    @media (hover: hover) {
      &:not([data-current]):has([data-part='open']:is(a, button)):hover {
        background: var(--gh-color-surface-hover);
      }
    }

    /* In little room: what and with whom, then how far for how much, and who has to act since when. */
    > [data-part='body'] {
      display: grid;
      grid-template:
        'avatar title title title' auto
        'avatar facts facts facts' auto
        'avatar status total total' 1.75rem
        'avatar waits waits time' auto
        / auto auto minmax(0, 1fr) minmax(0, auto);
      align-items: center;
      column-gap: var(--gh-space-1-5);
      padding: var(--gh-space-1-5) var(--gh-space-2);
    }
    > [data-part='body'] > :first-child {
      grid-area: avatar;
      align-self: start;
      margin-block-start: 2px;
    }
    [data-part='title'] {
      grid-area: title;
    }
    [data-part='facts'] {
      grid-area: facts;
    }
    > [data-part='body'] > [data-part='title'] + * {
      grid-area: status;
      justify-self: start;
    }
    [data-part='total'] {
      grid-area: total;
      text-align: end;
    }
    [data-part='waits'] {
      grid-area: waits;
    }
    [data-part='time'],
    [data-part='due'] {
      grid-area: time;
      justify-self: end;
    }

    [data-part='title'],
    [data-part='facts'],
    [data-part='waits'] {
      min-inline-size: 0;
      margin: 0;
      overflow: hidden;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-part='title'] {
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-md);
    }
    [data-part='open']:is(a, button) {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
    }
    /* The whole card is the target. */
    [data-part='open']:is(a, button)::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    [data-part='open']:focus-visible {
      outline: none;
    }
    [data-part='open']:focus-visible::after {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='facts'],
    [data-part='waits'],
    [data-part='due'],
    [data-part='time'] {
      color: var(--gh-color-fg-muted);
    }
    /* From right to left, the side stands first as well. */
    [data-part='facts'] > * {
      unicode-bidi: isolate;
    }
    [data-part='company'] {
      color: var(--gh-color-fg);
    }
    [data-part='side'] ~ *::before {
      content: '\\00a0· ';
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }
    [data-part='order'] {
      white-space: nowrap;
    }
    [data-part='time'],
    [data-part='due'] {
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      white-space: nowrap;
    }
    [data-part='waits'][data-yours] {
      color: var(--gh-color-accent-fg);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='due'][data-urgency='overdue'] {
      color: var(--gh-color-critical-fg);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='due'][data-urgency='soon'] {
      color: var(--gh-color-caution-fg);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='total'] {
      font-weight: var(--gh-weight-semibold);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    [data-part='total'][data-none] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }

    @container (width < 52rem) {
      [data-part='title'] {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow-wrap: anywhere;
        white-space: normal;
      }
      [data-part='facts'],
      [data-part='waits'][data-yours] {
        white-space: normal;
      }
      [data-part='due'] {
        text-align: end;
        white-space: normal;
      }
      /* When it is due matters more than when something last happened. */
      [data-part='due'] + [data-part='time'] {
        display: none;
      }
    }
    /* With whom is a line of its own. */
    @container (width < 28rem) {
      [data-part='company']:not(:last-child)::after {
        content: '\\A';
        white-space: pre;
      }
      [data-part='company'] + *::before {
        content: none;
      }
    }
    /* Where there is hardly any, everything has a line of its own, and what is said is whole. */
    @container (width < 18rem) {
      > [data-part='body'] {
        grid-template:
          'avatar title' auto
          'facts facts' auto
          'status status' 1.75rem
          'total total' auto
          'waits waits' auto
          'time time' auto
          / auto minmax(0, 1fr);
      }
      [data-part='waits'],
      [data-part='order'] {
        white-space: normal;
      }
      [data-part='order'] {
        display: inline-block;
      }
      [data-part='total'],
      [data-part='time'],
      [data-part='due'] {
        justify-self: start;
        text-align: start;
      }
    }
    /* With room the facts at the ends are columns, one below the other from row to row. */
    @container (width >= 52rem) {
      > [data-part='body'] {
        grid-template:
          'avatar title total total status' 1.5rem
          'avatar facts waits due time' 1.25rem
          / auto minmax(0, 1fr) minmax(0, auto) auto 7rem;
        column-gap: 0;
      }
      > [data-part='body'] > :first-child {
        align-self: center;
        margin: 0;
        margin-inline-end: var(--gh-space-2);
      }
      [data-part='waits'] {
        justify-self: end;
        max-inline-size: 15rem;
      }
      [data-part='body']:not(:has([data-part='due'])) [data-part='waits'] {
        grid-column: waits / due;
      }
      [data-part='due'] {
        grid-area: due;
        margin-inline-start: var(--gh-space-1-5);
        font-size: inherit;
      }
      [data-part='total'] > [data-component='Skeleton'],
      [data-part='time'] > [data-component='Skeleton'] {
        margin-inline-start: auto;
      }
      [data-part='total'],
      [data-part='waits'] {
        margin-inline-start: var(--gh-space-2);
      }
      > [data-part='body'] > [data-part='title'] + * {
        justify-self: end;
      }
    }
    @media (forced-colors: active) {
      &[data-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;
