'use client';
import { styled } from 'styled-components';
import { indeterminate } from '#styles/indeterminate.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
    background: var(--gh-color-bg);
    color: var(--gh-color-fg);

    > [data-part='announcement'] {
      ${outOfSight}
    }
    > [data-part='main'] > [data-part='pending'] {
      position: fixed;
      inset: 0 auto auto 0;
      z-index: var(--gh-z-overlay);
      /* A border shows in forced colours too. */
      border-block-start: 3px solid var(--gh-color-accent);
      ${indeterminate}
    }
    > [data-part='main'] {
      flex: 1;
      min-inline-size: 0;
      /* The title line has room of its own above the title. Below is room to scroll clear of a FloatingButton. */
      padding: 0 var(--gh-space-2) var(--gh-space-10);
      outline: none;
    }
    /* The bars would cover what a link or the focus jumps to. */
    :root:has(&) {
      scroll-padding-block-start: calc(var(--gh-top-bar-height) + 4.5rem);
    }
    &[data-layout='fill'] {
      box-sizing: border-box;
      block-size: 100dvh;
      overflow: hidden;

      > [data-part='main'] {
        min-block-size: 0;
        padding: 0;
      }
    }

    @media (width < 600px) {
      padding-block-end: calc(var(--gh-bottom-bar-height) + 1px + env(safe-area-inset-bottom));

      /* Here the navigation is a bar too, at the bottom. */
      :root:has(&) {
        scroll-padding-block-end: calc(
          var(--gh-bottom-bar-height) + var(--gh-space-1) + env(safe-area-inset-bottom)
        );
      }

      /* With large text the page scrolls, for the bars would leave no room. */
      &[data-layout='fill'] {
        block-size: max(100dvh, min(32rem, (18rem - 100vw) * 100));
      }
    }
    @media (width >= 600px) {
      > [data-part='main'] {
        margin-inline-start: var(--gh-side-nav-rail-width);
      }
      &[data-layout='page'] > [data-part='main'] {
        padding: var(--gh-space-1) var(--gh-space-3) var(--gh-space-10);
      }
    }
    @media (width >= 900px) {
      > [data-part='main'] {
        margin-inline-start: var(--gh-side-nav-width);
      }
      &[data-layout='page'] > [data-part='main'] {
        padding: var(--gh-space-1) var(--gh-space-4) var(--gh-space-4);
      }
    }
    /* Zoomed in far, as to 400 %, a screen is short: what stays in sight would leave nothing of it. */
    @media (height < 480px) {
      :root:has(&) {
        scroll-padding-block-start: calc(var(--gh-top-bar-height) + var(--gh-space-1));
      }
      &[data-layout='fill'] {
        block-size: max(100dvh, 24rem);
      }
    }
    @media (width < 600px) and (height < 480px) {
      :root:has(&) {
        scroll-padding-block-start: var(--gh-space-1);
      }
      &[data-layout='fill'] {
        block-size: max(100dvh, 36rem);
      }
    }
    /* On paper there is only the screen, whole, or what is open over it. */
    @media print {
      &[data-layout] {
        display: block;
        block-size: auto;
        min-block-size: 0;
        padding: 0;
        overflow: visible;

        > [data-part='main'] {
          margin: 0;
          padding: 0;
        }
      }
      > :not([data-part='main']),
      > [data-part='main'] > [data-part='pending'],
      &[data-layout][aria-hidden='true'],
      [aria-hidden='true'] &[data-layout],
      /* A live region in it is not hidden from screen readers, so only what is beside that is. */
      &[data-layout]:has(> [data-component='SkipLink'][aria-hidden='true']):not(:has([role='dialog'], [role='alertdialog'])) {
        display: none;
      }
    }
  }
`;
