import { css } from 'styled-components';

/** How many things wait somewhere, on a small pill. */
export const countBadge = css`
  min-inline-size: 1.25rem;
  padding-inline: 5px;
  box-sizing: border-box;
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-accent);
  color: var(--gh-color-on-accent);
  font-size: var(--gh-text-xs);
  font-weight: var(--gh-weight-semibold);
  line-height: 1.25rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  unicode-bidi: plaintext;

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    background: Canvas;
    color: CanvasText;
  }
`;
