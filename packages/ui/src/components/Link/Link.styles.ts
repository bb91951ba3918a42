'use client';
import { styled } from 'styled-components';
import { buttonBox } from '#components/Button/Button.variants.ts';
import { Anchor } from '#navigation/Anchor.tsx';

export const Root = styled(Anchor)`
  @layer guildhall.components {
    &:not([data-size]) {
      color: var(--gh-link-fg, var(--gh-color-fg));
      font-weight: var(--gh-weight-medium);
      border-radius: var(--gh-radius);
      text-decoration: underline;
      text-decoration-color: var(--gh-link-line, var(--gh-color-accent));
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
    &:not([data-size]):focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    @media (hover: hover) {
      &:not([data-size]):hover {
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

    &[data-size] {
      ${buttonBox}
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
    &[data-size] > [data-part='icon'] {
      margin-inline: 0;
    }

    @media (forced-colors: active) {
      &[data-size] {
        border-color: LinkText;
      }
    }
  }
`;
