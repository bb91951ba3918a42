'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';
import { popupMotion } from '#styles/popup-motion.ts';

export const Root = styled.div`
  @layer guildhall.components {
    z-index: var(--gh-z-popover);
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    inline-size: max-content;
    min-inline-size: 200px;
    max-inline-size: min(var(--gh-popover-max-width, 360px), var(--radix-popover-content-available-width));
    max-block-size: var(--radix-popover-content-available-height);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-popover-radius, var(--gh-radius-lg));
    background-color: var(--gh-popover-bg, var(--gh-color-surface-raised));
    color: var(--gh-color-fg);
    box-shadow: var(--gh-shadow-2);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    outline: none;
    transform-origin: var(--radix-popover-content-transform-origin);

    > [data-part='header'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-2);
      padding-block: var(--gh-space-1) 0;
      padding-inline: var(--gh-space-2) var(--gh-space-1);
    }
    > [data-part='header'] > [data-part='title'] {
      font-weight: var(--gh-weight-semibold);
      overflow-wrap: anywhere;
    }
    > [data-part='header'][data-title='hidden'] {
      ${outOfSight}
    }
    > [data-part='body'] {
      min-inline-size: 0;
      padding: var(--gh-popover-padding, var(--gh-space-1) var(--gh-space-2) var(--gh-space-2));
      overflow: auto;
      overscroll-behavior: contain;
    }
    > [data-part='header'][data-title='hidden'] + [data-part='body'] {
      padding: var(--gh-popover-padding, var(--gh-space-2));
    }

    ${popupMotion}
  }
`;
