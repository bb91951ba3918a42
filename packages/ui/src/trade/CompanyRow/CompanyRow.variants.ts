import { css } from 'styled-components';

/** A company's name: text, or a link or a button that looks like it. */
export const companyName = css`
  > [data-part='name'] {
    max-inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-sm);
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* A target of 24 px in a line of 20. */
  > [data-part='name']:is(a, button) {
    min-block-size: 1.5rem;
    margin-block: -2px;
    cursor: pointer;
  }
  > a[data-part='name'] {
    display: inline-block;
    padding-block: 2px;
    text-decoration: none;
  }
  @media (hover: hover) {
    > [data-part='name']:is(a, button):hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  > [data-part='name']:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: 2px;
    border-radius: var(--gh-radius);
  }
`;
