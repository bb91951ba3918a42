'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvh;
    background: var(--gh-color-bg);
    color: var(--gh-color-fg);

    > [data-part='main'] {
      flex: 1;
      min-inline-size: 0;
      padding: var(--gh-space-2);
      /* The bars would cover what a link or the focus jumps to. */
      scroll-margin-block-start: calc(var(--gh-top-bar-height) + var(--gh-space-2));
      outline: none;
    }
    &[data-layout='fill'] {
      block-size: 100dvh;
      overflow: hidden;
    }
    &[data-layout='fill'] > [data-part='main'] {
      min-block-size: 0;
      padding: 0;
    }

    @media (width < 900px) {
      padding-block-end: calc(4rem + 1px + env(safe-area-inset-bottom));
      &[data-layout='fill'] {
        box-sizing: border-box;
      }
    }
    @media (width >= 900px) {
      > [data-part='main'] {
        margin-inline-start: var(--gh-side-nav-width);
      }
      &[data-layout='page'] > [data-part='main'] {
        padding: var(--gh-space-3) var(--gh-space-4) var(--gh-space-6);
      }
    }
  }
`;
