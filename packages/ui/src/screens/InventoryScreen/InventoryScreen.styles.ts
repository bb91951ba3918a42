'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;

    > [data-part='toolbar'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1) var(--gh-space-1-5);
      margin-block-end: var(--gh-space-2);
    }
    > [data-part='toolbar'] > [data-component='SearchField'] {
      flex: 1 1 14rem;
      max-inline-size: 24rem;
    }
    > [data-part='toolbar'] > [data-component='SegmentedControl'] {
      flex: none;
    }
    > [data-part='toolbar'] > [data-part='files'] {
      display: flex;
      gap: var(--gh-space-1);
      margin-inline-start: auto;
    }
    > [data-part='note'] {
      margin-block-end: var(--gh-space-2);
    }
    /* At the end of the window, so that nothing moves when it comes. */
    > [data-part='notice'] {
      position: sticky;
      inset-block-end: var(--gh-space-2);
      z-index: var(--gh-z-bar);
      inline-size: fit-content;
      max-inline-size: 100%;
      margin-block-start: var(--gh-space-2);
      margin-inline: auto;
      border-radius: var(--gh-radius-lg);
      box-shadow: var(--gh-shadow-2);
    }
    /* The bar of the selection takes their place. */
    &:has([data-selecting]) {
      > [data-part='notice'],
      [data-component='FloatingButton'] {
        display: none;
      }
    }
    [data-part='left-out'] {
      margin: 0;
      padding: 0;
      list-style: none;
      overflow-wrap: anywhere;
    }
    @media (width < 600px) {
      /* Above the navigation, beside 'Add a Product'. */
      > [data-part='notice'] {
        inset-block-end: calc(var(--gh-bottom-bar-height) + var(--gh-space-2) + env(safe-area-inset-bottom));
        max-inline-size: calc(100% - 3.5rem - var(--gh-space-2));
        margin-inline: 0 auto;
      }
      > [data-part='toolbar'] > [data-component='SearchField'] {
        flex-basis: 100%;
        max-inline-size: none;
      }
    }
  }
`;
