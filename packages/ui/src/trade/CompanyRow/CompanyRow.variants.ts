import { css } from 'styled-components';

/** A company's name: text, or a button that looks like it. */
export const companyName = css`
  > [data-part='name'] {
    max-inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--gh-text-md);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-sm);
    text-align: start;
    overflow-wrap: anywhere;
  }
  > button[data-part='name'] {
    min-block-size: 1.5rem;
    cursor: pointer;
  }
  > button[data-part='name']:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > button[data-part='name']:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: 2px;
    border-radius: var(--gh-radius);
  }
`;
