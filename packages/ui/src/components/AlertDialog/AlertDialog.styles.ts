'use client';
import { styled } from 'styled-components';
import { dialogLayer } from '#components/Dialog/DialogLayer.styles.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${dialogLayer}
    --_max-width: 444px;

    > [data-part='panel'] {
      grid-template-rows: minmax(0, 1fr) auto;
    }
    > [data-part='panel'] > [data-part='body'] {
      display: grid;
      gap: var(--gh-space-1);
      padding: var(--gh-space-3) var(--_gutter);
      overflow: auto;
      overflow-wrap: anywhere;
      overscroll-behavior: contain;
    }
    > [data-part='panel'] > [data-part='body'] > [data-part='title'] {
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xl);
      letter-spacing: var(--gh-tracking-tight);
    }
    > [data-part='panel'] > [data-part='body'] > [data-part='description'] {
      color: var(--gh-color-fg-muted);
    }
  }
`;
