import { css } from 'styled-components';

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
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
