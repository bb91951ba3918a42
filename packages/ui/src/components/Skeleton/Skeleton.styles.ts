'use client';
import { styled } from 'styled-components';

export const Root = styled.span`
  @layer guildhall.components {
    position: relative;
    display: block;
    overflow: hidden;
    inline-size: var(--_width, 100%);
    block-size: var(--_height, 1em);
    max-inline-size: 100%;
    border-radius: var(--gh-skeleton-radius, var(--gh-radius));
    background-color: var(--gh-skeleton-bg, color-mix(in srgb, var(--gh-color-border) 60%, transparent));

    /* A bar as high as the letters, in a box as high as the line. */
    &[data-shape='text'] {
      block-size: var(--_height, 0.75em);
      margin-block: calc((1lh - 0.75em) / 2);
    }
    &[data-shape='circle'] {
      flex: none;
      aspect-ratio: 1;
      inline-size: var(--_width, var(--gh-space-5));
      block-size: auto;
      border-radius: 50%;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background-image: linear-gradient(90deg, transparent, var(--gh-color-surface-raised), transparent);
      opacity: 0.6;
      transform: translateX(-100%);
      animation: gh-skeleton-shimmer 1600ms var(--gh-ease-in-out) infinite;
    }
    &:dir(rtl)::after {
      animation-direction: reverse;
    }

    @keyframes gh-skeleton-shimmer {
      to {
        transform: translateX(100%);
      }
    }

    @media (prefers-reduced-motion: reduce) {
      &::after {
        animation: none;
      }
    }
    @media (forced-colors: active) {
      border: 1px solid GrayText;
    }
  }
`;
