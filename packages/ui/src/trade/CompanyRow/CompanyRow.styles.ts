'use client';
import { styled } from 'styled-components';
import { companyName } from './CompanyRow.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gh-space-1) var(--gh-space-1-5);
    box-sizing: border-box;
    min-block-size: 3.5rem;
    padding: var(--gh-company-row-padding, var(--gh-space-1) var(--gh-space-2));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    /* Wide enough to keep a control beside it; in less space the control moves below. */
    > [data-part='text'] {
      display: flex;
      flex: 1 1 6rem;
      flex-direction: column;
      align-items: flex-start;
      min-inline-size: 0;
    }
    > [data-part='text'] {
      ${companyName}
    }
    > [data-part='text'] > :is([data-part='facts'], [data-part='city']) {
      max-inline-size: 100%;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      text-align: -webkit-match-parent;
      text-align: match-parent;
      overflow-wrap: anywhere;
    }
    @media (width < 600px) {
      min-block-size: 4.75rem;
      > [data-part='text'] > [data-part='facts'] {
        display: none;
      }
    }
    @media (width >= 600px) {
      > [data-part='text'] > [data-part='city'] {
        display: none;
      }
    }
    > [data-part='trailing'] {
      display: flex;
      flex: none;
      align-items: center;
      gap: var(--gh-space-1);
      margin-inline-start: auto;
    }
  }
`;
