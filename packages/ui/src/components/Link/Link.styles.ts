'use client';
import { styled } from 'styled-components';

export const Root = styled.a`
  @layer guildhall.components {
    color: var(--gh-link-fg, var(--gh-color-fg));
    font-weight: var(--gh-weight-medium);
    border-radius: var(--gh-radius);
    text-decoration: underline;
    text-decoration-color: var(--gh-link-line, var(--gh-color-accent));
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: background-color var(--gh-duration-fast) var(--gh-ease-out);

    &:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    @media (hover: hover) {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }

    &[data-variant='subtle'] {
      text-decoration-color: transparent;
    }
    @media (hover: hover) {
      &[data-variant='subtle']:hover {
        text-decoration-color: var(--gh-link-line, var(--gh-color-accent));
      }
    }

    &:is([data-variant='primary'], [data-variant='secondary']) {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--gh-space-1);
      min-block-size: var(--gh-control-md);
      padding-inline: var(--gh-space-2);
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
      text-align: center;
      text-decoration: none;
      border: 1px solid transparent;
    }
    &[data-variant='primary'] {
      color: var(--gh-color-on-action);
      background-color: var(--gh-color-action);
    }
    &[data-variant='secondary'] {
      color: var(--gh-color-fg);
      background-color: var(--gh-color-surface);
      border-color: var(--gh-color-border-strong);
    }
    @media (hover: hover) {
      &[data-variant='primary']:hover {
        background-color: var(--gh-color-action-hover);
      }
      &[data-variant='secondary']:hover {
        background-color: var(--gh-color-surface-hover);
      }
    }

    [data-part='icon'] {
      display: inline-flex;
      flex: none;
      vertical-align: -0.15em;
      margin-inline: 0.25em;
    }
    [data-part='icon'] > svg {
      inline-size: 1.1em;
      block-size: 1.1em;
    }
    &:is([data-variant='primary'], [data-variant='secondary']) > [data-part='icon'] {
      margin-inline: 0;
    }

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
    @media (forced-colors: active) {
      &:is([data-variant='primary'], [data-variant='secondary']) {
        border-color: LinkText;
      }
    }
  }
`;
