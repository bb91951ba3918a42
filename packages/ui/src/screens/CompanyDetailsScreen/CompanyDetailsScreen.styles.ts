'use client';
import { styled } from 'styled-components';
import { companyDetails } from '#trade/company-details.variants.ts';

export const Root = styled.main`
  @layer guildhall.components {
    inline-size: min(100% - 2 * clamp(1rem, 5vw, 4rem), 60rem);
    margin-inline: auto;
    padding-block: clamp(1.5rem, 5vw, 4rem) 0;
    outline: none;

    [data-part='head'] {
      display: grid;
      justify-items: start;
      gap: var(--gh-space-1);
      padding-block-end: var(--gh-space-4);
    }
    [data-part='title'] {
      margin-block-start: var(--gh-space-3);
    }

    [data-part='sections'][inert] {
      cursor: progress;
    }
    ${companyDetails}

    /* Always visible, since the page may be skipped, unless the screen is short, as when zoomed in. */
    [data-part='form'] > [data-part='actions'] {
      position: sticky;
      inset-block-end: 0;
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--gh-space-1-5);
      padding-block: var(--gh-space-2);
      background: var(--gh-color-bg);
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='form'] > [data-part='actions'] > * {
      flex: 1 1 9rem;
    }

    @media (width >= 600px) {
      [data-part='form'] > [data-part='actions'] > * {
        flex: none;
      }
    }
    @media (height < 480px) {
      [data-part='form'] > [data-part='actions'] {
        position: static;
      }
    }
  }
`;
