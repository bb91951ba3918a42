'use client';
import { styled } from 'styled-components';
import { companyName } from '#trade/CompanyRow/CompanyRow.variants.ts';

export const Root = styled.article`
  @layer guildhall.components {
    display: flex;
    flex-direction: column;
    gap: var(--gh-space-1-5);
    min-inline-size: 0;
    block-size: 100%;
    padding: var(--gh-company-card-padding, var(--gh-space-2-5));
    border: 1px solid var(--gh-company-card-border, var(--gh-color-border));
    border-radius: var(--gh-company-card-radius, var(--gh-radius-xl));
    background: var(--gh-company-card-bg, var(--gh-color-surface));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    transition:
      border-color var(--gh-duration-fast) var(--gh-ease-out),
      box-shadow var(--gh-duration-fast) var(--gh-ease-out);

    @media (hover: hover) {
      &:hover {
        border-color: var(--gh-color-border-strong);
        box-shadow: var(--gh-shadow-1);
      }
    }

    > [data-part='header'] {
      display: flex;
      gap: var(--gh-space-1-5);
    }
    > [data-part='header'] > [data-part='titles'] {
      flex: 1;
      align-self: center;
      min-inline-size: 0;
    }
    [data-part='title'] {
      margin: 0;
      font-size: inherit;
      line-height: 1;

      ${companyName}
    }
    [data-part='facts'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      margin: 2px 0 0;
      color: var(--gh-color-fg-muted);
      overflow-wrap: anywhere;
    }
    > [data-part='address'] {
      display: flex;
      gap: 6px;
      margin: 0;
      color: var(--gh-color-fg-muted);
    }
    > [data-part='address'] > svg {
      flex: none;
      margin-block-start: 2px;
    }
    [data-part='address-text'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
      min-inline-size: 0;
      overflow: hidden;
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    > [data-part='types'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px;
      margin: 0;
      padding: 0;
      /* With none Safari would no longer call it a list. */
      list-style: '';
      color: var(--gh-color-fg-muted);
    }
    > [data-part='types'] > li {
      min-inline-size: 0;
    }
    > [data-part='trailing'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1);
      margin-block-start: auto;
      padding-block-start: var(--gh-space-half);
    }

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
`;
