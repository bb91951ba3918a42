'use client';
import { styled } from 'styled-components';
import { dialogLayer } from './DialogLayer.styles.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${dialogLayer}

    &[data-size='xs'] {
      --_max-width: 360px;
    }
    &[data-size='sm'] {
      --_max-width: 444px;
    }
    &[data-size='lg'] {
      --_max-width: 900px;
    }
    &[data-size='xl'] {
      --_max-width: 1200px;
    }
    /* On a phone, too, it is the whole screen and no sheet. */
    &[data-size='full'] {
      --_max-width: none;
      place-items: stretch;
      padding: 0;
    }
    &[data-size='full'] > [data-part='panel'] {
      padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
      border: 0;
      border-radius: 0;
      background-color: var(--gh-dialog-bg, var(--gh-color-bg));
    }

    > [data-part='panel'] > [data-part='header'] {
      display: flex;
      align-items: flex-start;
      justify-content: space-between;
      gap: var(--gh-space-2);
      padding-block: var(--gh-space-2);
      padding-inline: var(--_gutter) var(--gh-space-2);
      border-block-end: 1px solid var(--gh-color-border);
    }
    > [data-part='panel'] > [data-part='header'] > [data-part='heading'] {
      min-inline-size: 0;
      padding-block: 6px;
      overflow-wrap: anywhere;
    }
    > [data-part='panel'] > [data-part='header'] [data-part='title'] {
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xl);
      letter-spacing: var(--gh-tracking-tight);
    }
    > [data-part='panel'] > [data-part='header'] [data-part='description'] {
      margin-block-start: var(--gh-space-half);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      color: var(--gh-color-fg-muted);
    }
    > [data-part='panel'] > [data-part='body'] {
      min-inline-size: 0;
      padding: var(--_gutter);
      overflow: auto;
      overscroll-behavior: contain;
      outline: none;
    }
  }
`;
