'use client';
import { styled } from 'styled-components';
import { buttonVariants } from './Button.variants.ts';

export const Root = styled.button`
  @layer guildhall.components {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--gh-space-1);
    max-inline-size: 100%;
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-xs);
    text-align: center;
    text-decoration: none;
    ${buttonVariants}

    &[data-size='sm'] {
      min-block-size: var(--gh-control-sm);
      padding-inline: var(--gh-space-1-5);
      gap: 6px;
    }
    &[data-size='md'] {
      min-block-size: var(--gh-control-md);
      padding-inline: var(--gh-space-2);
    }
    &[data-size='lg'] {
      min-block-size: var(--gh-control-lg);
      padding-inline: var(--gh-space-3);
      font-size: var(--gh-text-md);
    }
    /* A finger gets 40 px of a small button, the eye 32. */
    &[data-size='sm']::after {
      content: '';
      position: absolute;
      inset: -4px 0;
    }
    &[data-full-width] {
      inline-size: 100%;
    }

    [data-part='label'] {
      min-inline-size: 0;
      padding-block: var(--gh-space-half);
      overflow-wrap: anywhere;
    }
    [data-part='icon'] {
      display: inline-flex;
      flex: none;
    }
    [data-part='icon'] > svg {
      inline-size: 1.15em;
      block-size: 1.15em;
    }

    /* The label keeps its place under the spinner, so the button keeps its width. */
    [data-part='spinner'] {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
    }
    &[data-loading] > :is([data-part='label'], [data-part='icon']) {
      opacity: 0;
    }
  }
`;
