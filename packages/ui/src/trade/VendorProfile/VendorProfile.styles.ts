'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-4);
    max-inline-size: 76rem;
    margin-inline: auto;

    [data-part='company'] {
      display: grid;
      justify-items: start;
      gap: var(--gh-space-2) var(--gh-space-3);
    }
    [data-part='header'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-2);
      inline-size: 100%;
      min-inline-size: 0;
    }
    [data-part='header'] > [data-part='name'] {
      flex: 1 1 14rem;
      min-inline-size: 0;
      font-family: var(--gh-font-display);
      font-size: clamp(var(--gh-text-2xl), 1.2rem + 1.5vw, var(--gh-text-3xl));
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-3xl);
      letter-spacing: var(--gh-tracking-tight);
      overflow-wrap: anywhere;
    }
    [data-part='header'] > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
    }
    /* A line of its own, so that the name keeps the width. */
    [data-part='header'] > [data-part='evidence'] {
      flex-basis: 100%;
    }
    /* A skeleton in it is as high as a line of text. */
    dd {
      display: flow-root;
    }

    [data-part='products'] {
      display: grid;
      gap: var(--gh-space-2);
      min-inline-size: 0;
    }

    @media (width >= 600px) {
      [data-part='company'] {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
      }
    }
  }
`;
