'use client';
import { styled } from 'styled-components';

export const Root = styled.article`
  @layer guildhall.components {
    display: flex;
    flex-direction: column;
    gap: var(--gh-space-2);
    min-inline-size: 0;
    padding: var(--gh-space-2-5);
    background: var(--gh-request-card-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-request-card-border, var(--gh-color-border));
    border-radius: var(--gh-request-card-radius, var(--gh-radius-xl));
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    transition:
      border-color var(--gh-duration-fast) var(--gh-ease-out),
      box-shadow var(--gh-duration-fast) var(--gh-ease-out);

    @media (hover: hover) {
      &:hover {
        border-color: var(--gh-color-border-strong);
        box-shadow: var(--gh-shadow-1);
      }
    }

    [data-part='header'] {
      display: flex;
      align-items: flex-start;
      gap: var(--gh-space-1-5);
    }
    [data-part='titles'] {
      display: flex;
      flex: 1;
      flex-direction: column;
      align-items: flex-start;
      gap: var(--gh-space-half);
      min-inline-size: 0;
    }
    [data-part='title'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      margin: 0;
      overflow: hidden;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-md);
      letter-spacing: var(--gh-tracking-tight);
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='client'] {
      max-inline-size: 100%;
      margin: 0;
      overflow: hidden;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xl);
      letter-spacing: var(--gh-tracking-tight);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-part='client-name']:is(a, button) {
      display: inline-block;
      position: relative;
      max-inline-size: 100%;
      padding: 0;
      overflow: hidden;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
      text-align: start;
      text-decoration: none;
      text-overflow: ellipsis;
      vertical-align: top;
      cursor: pointer;
    }
    @media (hover: hover) {
      [data-part='client-name']:is(a, button):hover {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }
    [data-part='client-name']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
      border-radius: var(--gh-radius);
    }

    [data-part='body'] {
      position: relative;
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-md);
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='request'] {
      min-block-size: calc(3 * var(--gh-text-sm) * var(--gh-leading-md));
      margin: 0;
      overflow-wrap: anywhere;
    }
    [data-part='request']:not([data-open]) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      overflow: hidden;
    }
    [data-part='show-more'] {
      display: block;
      min-block-size: 24px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-weight: var(--gh-weight-semibold);
      cursor: pointer;
    }
    /* Over the end of the last line: it appears only after the card is measured and must not move what is below. */
    [data-part='show-more'][aria-expanded='false'] {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
      padding-inline-start: var(--gh-space-1);
      background: var(--gh-request-card-bg, var(--gh-color-surface));
    }
    /* The text fades out before it, in either direction. */
    [data-part='show-more'][aria-expanded='false']::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-end: 100%;
      inline-size: var(--gh-space-5);
      background: linear-gradient(to right, transparent, var(--gh-request-card-bg, var(--gh-color-surface)));
      pointer-events: none;
    }
    [data-part='show-more']:dir(rtl)::before {
      scale: -1 1;
    }
    @media (hover: hover) {
      [data-part='show-more']:hover {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }
    [data-part='show-more']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 1px;
      border-radius: var(--gh-radius);
    }
    [data-part='images'] {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 4.5rem));
      gap: var(--gh-space-1);
    }
    [data-part='image'] {
      position: relative;
      display: grid;
      place-items: center;
      aspect-ratio: 1;
      overflow: hidden;
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface-sunken);
      color: var(--gh-color-fg-subtle);
    }
    [data-part='image'] > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      opacity: var(--gh-picture-opacity);
    }
    [data-part='more'] {
      position: absolute;
      inset: auto 4px 4px auto;
      padding: 1px 6px;
      border-radius: var(--gh-radius-full);
      background: var(--gh-color-action);
      color: var(--gh-color-on-action);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
    }

    [data-part='budget'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--gh-space-2);
      margin: auto 0 0;
      padding-block-start: var(--gh-space-1-5);
      border-block-start: 1px solid var(--gh-color-border);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    [data-part='budget-label'] {
      color: var(--gh-color-fg-muted);
    }
    [data-part='budget-value'] {
      font-weight: var(--gh-weight-semibold);
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }

    [data-part='facts'] {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--gh-space-2);
      margin: auto 0 0;
      /* The dot before the first of a line lies outside. */
      overflow: hidden;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-sm);
      font-variant-numeric: tabular-nums;
      line-height: var(--gh-leading-sm);
      overflow-wrap: anywhere;
    }
    [data-part='fact'] {
      position: relative;
      min-inline-size: 0;
    }
    [data-part='fact']::before {
      content: '·';
      position: absolute;
      inset-inline-end: 100%;
      inline-size: var(--gh-space-2);
      text-align: center;
    }
    [data-part='fact'][data-passed] {
      color: var(--gh-color-caution-fg);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='budget']:empty {
      display: none;
    }
    [data-part='facts'] + [data-part='budget'] {
      margin-block-start: 0;
    }
    [data-part='view'] {
      display: block;
      padding: var(--gh-space-1) var(--gh-space-2);
      border: 1px solid var(--gh-color-border-strong);
      border-radius: var(--gh-radius);
      color: inherit;
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-semibold);
      line-height: 24px;
      text-align: center;
      text-decoration: none;
    }
    @media (hover: hover) {
      [data-part='view']:hover {
        background: var(--gh-color-surface-hover);
      }
    }
    [data-part='view']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
`;
