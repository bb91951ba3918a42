'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-1-5);
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    /* As wide in a popover while it loads as when it is there. */
    &[data-size='sm'] {
      gap: var(--gh-space-half);
      inline-size: 20rem;
      max-inline-size: 100%;
    }
    &[data-size='sm'] [data-component='RowList'] {
      border-width: 0;
      border-radius: 0;
      background: none;
    }
    > [data-part='controls'],
    > [data-part='foot'] {
      display: flex;
      justify-content: end;
    }
    > [data-part='controls'] {
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-control-sm);
    }
    > [data-part='controls'] > [data-component='SegmentedControl'] {
      margin-inline-end: auto;
    }
    > [data-part='foot'] {
      justify-content: center;
      padding-block-start: var(--gh-space-half);
    }

    [data-part='row'] {
      position: relative;
      display: flex;
      align-items: flex-start;
      gap: var(--gh-space-1-5);
      min-inline-size: 0;
      padding: var(--gh-space-1-5) var(--gh-space-2);
      color: inherit;
      text-decoration: none;
    }
    &[data-size='sm'] [data-part='row'] {
      gap: var(--gh-space-1);
      padding: var(--gh-space-1) var(--gh-space-half);
    }
    @media (hover: hover) {
      a[data-part='row']:hover {
        background: var(--gh-color-surface-hover);
      }
    }
    [data-part='row']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='row'] > [data-component='Avatar'] {
      flex: none;
    }
    /* As large as an avatar. */
    [data-part='row'] > [data-part='icon'] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 40px;
      block-size: 40px;
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface-sunken);
      color: var(--gh-color-fg-muted);
    }
    &[data-size='sm'] [data-part='row'] > [data-part='icon'] {
      inline-size: 32px;
      block-size: 32px;
    }
    [data-part='row'] > [data-part='icon'] > svg {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
    [data-part='text'] {
      display: grid;
      flex: 1;
      gap: 2px;
      min-inline-size: 0;
    }
    [data-part='sentence'],
    [data-part='matches'] {
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='sentence'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    [data-part='row'][data-unread] [data-part='sentence'] {
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='matches'],
    [data-part='time'] {
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='unread'] {
      position: relative;
      flex: none;
      inline-size: 0.5rem;
      block-size: 0.5rem;
      margin-block-start: 0.375rem;
      border-radius: var(--gh-radius-full);
      background: var(--gh-color-accent);
      forced-color-adjust: none;
    }
    [data-part='unread-label'] {
      ${outOfSight}
    }
    [data-part='none'] {
      margin: 0;
      padding-block: var(--gh-space-1);
      color: var(--gh-color-fg-muted);
    }
    [data-part='skeleton'] {
      display: grid;
      flex: 1;
      gap: var(--gh-space-half);
      padding-block: 2px;
    }
  }
`;
