import { css } from 'styled-components';

/** An Opener that looks like the text around it, and is underlined under the pointer. */
export const openerLook = css`
  padding: 0;
  border: 0;
  border-radius: var(--gh-radius);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  text-underline-offset: 0.2em;

  &:is(a, button) {
    cursor: pointer;
  }
  @media (hover: hover) {
    &:is(a, button):hover {
      text-decoration: underline;
    }
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: 2px;
  }
`;
