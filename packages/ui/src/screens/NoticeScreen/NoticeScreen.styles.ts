'use client';
import { styled } from 'styled-components';
import { centredNotice } from '#components/EmptyState/EmptyState.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${centredNotice}
    min-block-size: min(36rem, 70svh);
    padding: var(--gh-space-4) var(--gh-space-1);
    font-family: var(--gh-font-sans);

    > [data-part='icon'] {
      inline-size: 72px;
      block-size: 72px;
      margin-block-end: var(--gh-space-3);
      border: 1px solid var(--gh-color-border);
      background: var(--gh-color-accent-subtle);
      color: var(--gh-color-accent-fg);
    }
    &[data-tone='nova'] > [data-part='icon'] {
      border-color: color-mix(in srgb, var(--gh-color-nova) 40%, transparent);
      background: var(--gh-color-nova-subtle);
      color: var(--gh-color-nova-fg);
    }
    > [data-part='icon'] > svg {
      inline-size: 32px;
      block-size: 32px;
      stroke-width: 1.5;
    }
    > [data-part='title'] {
      max-inline-size: 20ch;
      font-size: clamp(var(--gh-text-3xl), 1.5rem + 2vw, var(--gh-text-4xl));
      font-weight: var(--gh-weight-medium);
      line-height: 1.15;
    }
    > [data-part='description'] {
      max-inline-size: 46ch;
      margin-block-start: var(--gh-space-1-5);
      font-size: var(--gh-text-lg);
      line-height: var(--gh-leading-lg);
    }
    > [data-part='actions'] {
      margin-block-start: var(--gh-space-4);
    }
    > [data-part='more'] {
      inline-size: 100%;
      max-inline-size: 64rem;
      margin-block-start: var(--gh-space-6);
    }
  }
`;
