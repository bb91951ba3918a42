'use client';
import { styled } from 'styled-components';
import { openerLook } from '#styles/opener-look.ts';

export const Root = styled.article`
  @layer guildhall.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-2);
    min-inline-size: 0;
    padding: var(--gh-space-3);
    background: var(--gh-color-surface);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-xl);
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-md);

    [data-part='header'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1-5);
    }
    [data-part='header'] > :last-child {
      margin-inline-start: auto;
    }
    /* With large text on a phone the name has a line of its own rather than a letter a line. */
    [data-part='titles'] {
      display: grid;
      flex: 1 1 6rem;
      min-inline-size: 0;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    [data-part='client'] {
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-lg);
      overflow-wrap: anywhere;
    }
    :is([data-part='client-name'], [data-part='product']) {
      ${openerLook}
    }
    [data-part='product']:is(a, button) {
      text-decoration: underline;
    }
    [data-part='posted'],
    [data-part='reason'] {
      color: var(--gh-color-fg-muted);
    }
    [data-part='request'] {
      margin: 0;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      font-size: var(--gh-text-md);
      line-height: var(--gh-leading-lg);
      overflow-wrap: anywhere;
      white-space: pre-line;
    }
    [data-part='images'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
      gap: var(--gh-space-1);
      margin: 0;
      padding: 0;
      list-style-type: '';
    }
    [data-part='image'] > img {
      display: block;
      inline-size: 100%;
      aspect-ratio: 4 / 3;
      border-radius: var(--gh-radius);
      object-fit: cover;
      background: var(--gh-color-surface-sunken);
      opacity: var(--gh-picture-opacity);
    }
    [data-part='needed-by'][data-passed] {
      color: var(--gh-color-caution-fg);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1);
      padding-block-start: var(--gh-space-2);
      border-block-start: 1px solid var(--gh-color-border);
    }
  }
`;
