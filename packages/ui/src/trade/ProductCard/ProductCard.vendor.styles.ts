'use client';
import { css } from 'styled-components';
import { avatarLook } from '#components/Avatar/Avatar.variants.ts';

/** The vendor: picture and name. */
export const vendorStyles = css`
  [data-part='vendor'] {
    display: flex;
    align-items: center;
    gap: var(--gh-space-1);
    align-self: flex-start;
    max-inline-size: calc(100% + var(--gh-space-1));
    min-block-size: 1.75rem;
    margin-inline: calc(-1 * var(--gh-space-half));
    padding-inline: var(--gh-space-half);
    border: 0;
    border-radius: var(--gh-radius);
    background: none;
    color: var(--gh-color-fg);
    font: inherit;
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-sm);
    text-align: start;
    text-decoration: none;
  }
  [data-part='vendor']:is(a, button) {
    cursor: pointer;
  }
  @media (hover: hover) {
    [data-part='vendor']:is(a, button):hover {
      background: var(--gh-color-surface-hover);
    }
    [data-part='vendor']:is(a, button):hover > [data-part='vendor-name'] {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  [data-part='vendor']:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: -2px;
  }
  [data-part='avatar'][data-size] {
    ${avatarLook}
  }
  [data-part='vendor'] > [data-part='avatar'][data-size] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border-radius: var(--gh-avatar-radius, var(--gh-radius));
    font-size: 0.5625rem;
  }
  [data-part='vendor-name'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
