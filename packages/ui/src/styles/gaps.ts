import { css } from 'styled-components';

/** The gap that an element's `data-gap` names, a step of the grid, as the private variable `--_gap`. */
export const gaps = css`
  --_gap: 0px;
  &[data-gap='half'] {
    --_gap: var(--gh-space-half);
  }
  &[data-gap='1'] {
    --_gap: var(--gh-space-1);
  }
  &[data-gap='1-5'] {
    --_gap: var(--gh-space-1-5);
  }
  &[data-gap='2'] {
    --_gap: var(--gh-space-2);
  }
  &[data-gap='2-5'] {
    --_gap: var(--gh-space-2-5);
  }
  &[data-gap='3'] {
    --_gap: var(--gh-space-3);
  }
  &[data-gap='4'] {
    --_gap: var(--gh-space-4);
  }
  &[data-gap='5'] {
    --_gap: var(--gh-space-5);
  }
  &[data-gap='6'] {
    --_gap: var(--gh-space-6);
  }
  &[data-gap='8'] {
    --_gap: var(--gh-space-8);
  }
  &[data-gap='10'] {
    --_gap: var(--gh-space-10);
  }
  &[data-gap='12'] {
    --_gap: var(--gh-space-12);
  }
  &[data-gap='16'] {
    --_gap: var(--gh-space-16);
  }
`;
