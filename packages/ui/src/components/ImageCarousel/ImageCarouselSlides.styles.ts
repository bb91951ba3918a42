'use client';
import { styled } from 'styled-components';
import { slides } from '#components/Slider/Slider.variants.ts';

/** Several pictures and their controls; loaded with them. */
export const Carousel = styled.div`
  @layer guildhall.components {
    inline-size: 100%;
    block-size: 100%;

    ${slides}

    [data-part='viewport'] {
      inline-size: 100%;
      block-size: 100%;
      border-radius: inherit;
    }
    [data-part='track'] {
      block-size: 100%;
    }

    [data-part='previous'],
    [data-part='next'] {
      position: absolute;
      inset-block-start: calc(50% - 1.25rem);
      background: color-mix(in srgb, var(--gh-color-surface-raised) 92%, transparent);
      opacity: 0;
      transition: opacity var(--gh-duration-fast) var(--gh-ease-out);
    }
    [data-part='previous'] {
      inset-inline-start: var(--gh-space-1);
    }
    [data-part='next'] {
      inset-inline-end: var(--gh-space-1);
    }
    @media (hover: hover) {
      [data-part='previous']:hover,
      [data-part='next']:hover {
        background: var(--gh-color-surface-raised);
      }
      &:hover :is([data-part='previous'], [data-part='next']) {
        opacity: 1;
      }
    }
    &:focus-within :is([data-part='previous'], [data-part='next']) {
      opacity: 1;
    }
    @media (hover: none) {
      [data-part='previous'],
      [data-part='next'] {
        opacity: 1;
      }
    }

    [data-part='dots'],
    [data-part='counter'] {
      position: absolute;
      inset-block-end: var(--gh-space-half);
      inset-inline-start: 50%;
      translate: -50%;
      border-radius: var(--gh-radius-full);
      background: color-mix(in srgb, var(--gh-color-surface-raised) 86%, transparent);
    }
    [data-part='dots']:dir(rtl),
    [data-part='counter']:dir(rtl) {
      translate: 50%;
    }
    [data-part='counter'] {
      padding: 2px var(--gh-space-1);
    }
    button:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='previous'],
      [data-part='next'] {
        transition: none;
      }
    }
  }
`;
