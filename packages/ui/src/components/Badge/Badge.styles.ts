'use client';
import { styled } from 'styled-components';
import { toneColours } from '#styles/tones.ts';

export const Root = styled.span`
  @layer guildhall.components {
    --_bg: var(--gh-color-surface-sunken);
    --_fg: var(--gh-color-fg-muted);
    --_border: var(--gh-color-border);

    display: inline-flex;
    align-items: center;
    gap: var(--gh-space-half);
    max-inline-size: 100%;
    padding: 1px var(--gh-space-1);
    color: var(--gh-badge-fg, var(--_fg));
    background-color: var(--gh-badge-bg, var(--_bg));
    border: 1px solid var(--gh-badge-border, var(--_border));
    border-radius: var(--gh-radius-full);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-xs);
    font-weight: var(--gh-weight-medium);
    line-height: var(--gh-leading-md);

    &[data-tone='accent'] {
      --_bg: var(--gh-color-accent-subtle);
      --_fg: var(--gh-color-accent-fg);
      --_border: color-mix(in srgb, var(--gh-color-accent) 45%, transparent);
    }
    ${toneColours}

    [data-part='label'] {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-part='icon'] {
      display: inline-flex;
      flex: none;
    }
    [data-part='icon'] > svg {
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }

    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
`;
