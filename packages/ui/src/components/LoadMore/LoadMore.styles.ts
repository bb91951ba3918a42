'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--gh-space-1-5);
    min-block-size: var(--gh-load-more-height, 88px);
    padding-block: var(--gh-space-2);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    color: var(--gh-color-fg-muted);
    /* Not an anchor for scrolling: when rows are inserted before it, the rows that were there stay where they are. */
    overflow-anchor: none;

    &[data-state='end'] {
      min-block-size: 0;
    }

    > [data-part='sentinel'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      block-size: 1px;
    }
    > [data-part='status'] {
      outline: none;
    }
    &:not([data-state='end']) > [data-part='status'] {
      ${outOfSight}
    }
  }
`;
