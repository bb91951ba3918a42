import { css } from 'styled-components';

/** For text that only screen readers read. The element around it must be positioned, or the text lengthens the page. */
export const outOfSight = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
