import { css } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

/** A box with a button that adds what is in it, on top of the frame and the box of every field. */
export const entriesFrame = css`
  position: relative;

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gh-space-1);
  }
  [data-part='box'] {
    flex: 1 1 12rem;
  }
  [data-part='status'] {
    ${outOfSight}
  }
`;
