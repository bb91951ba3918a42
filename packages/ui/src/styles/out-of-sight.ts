import { css } from 'styled-components';

/** For words that are heard and not seen. What holds them must be positioned, or they lengthen the page. */
export const outOfSight = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
