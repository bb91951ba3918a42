'use client';
import { styled } from 'styled-components';
import { centredNotice } from './EmptyState.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${centredNotice}
    padding: var(--gh-space-6) var(--gh-space-3);

    > [data-part='icon'] {
      inline-size: 56px;
      block-size: 56px;
      margin-block-end: var(--gh-space-2-5);
      color: var(--gh-empty-state-icon-fg, var(--gh-color-accent-fg));
      background-color: var(--gh-empty-state-icon-bg, var(--gh-color-accent-subtle));
    }
    > [data-part='icon'] > svg {
      inline-size: 24px;
      block-size: 24px;
      stroke-width: 1.75;
    }
    > [data-part='title'] {
      max-inline-size: 28ch;
      font-size: var(--gh-text-xl);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xl);
    }
    /* Within a section it is no larger than the section's own title. */
    > [data-part='title']:is(h3, h4) {
      font: var(--gh-weight-semibold) var(--gh-text-md) / var(--gh-leading-md) var(--gh-font-sans);
      letter-spacing: normal;
    }
    > [data-part='description'] {
      max-inline-size: 44ch;
      margin-block-start: var(--gh-space-1);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
    }
    > [data-part='actions'] {
      margin-block-start: var(--gh-space-3);
    }
  }
`;
