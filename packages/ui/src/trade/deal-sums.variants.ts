import { css } from 'styled-components';

/** The sums of a deal, at the end of its lines. */
export const dealSums = css`
  [data-part='sums'] {
    display: grid;
    gap: var(--gh-space-half);
    inline-size: min(22rem, 100%);
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  [data-part='sums'] > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--gh-space-2);
  }
  [data-part='sums'] dd {
    margin: 0;
    margin-inline-start: auto;
  }
  [data-part='sum'] > dt {
    color: var(--gh-color-fg-muted);
  }
  [data-part='total'] {
    margin-block-start: var(--gh-space-half);
    padding-block-start: var(--gh-space-1);
    border-block-start: 1px solid var(--gh-color-border-strong);
    font-size: var(--gh-text-md);
    font-weight: var(--gh-weight-semibold);
    line-height: var(--gh-leading-md);
  }
`;
