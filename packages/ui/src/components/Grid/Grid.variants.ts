import { css } from 'styled-components';
import { gaps } from '#styles/gaps.ts';

/** Columns of one width, as many as there is room for. */
export const gridLook = css`
  ${gaps}
  --_least: 16rem;
  --_share: 0px;
  display: grid;
  /* Neither narrower than the least width nor so narrow that there are more columns than wanted. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--_least), var(--_share))), 1fr));
  gap: var(--_gap);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  /* Unlike none, an empty string leaves Safari the list's meaning. */
  list-style-type: '';

  &[data-column-width='xs'] {
    --_least: 8rem;
  }
  &[data-column-width='sm'] {
    --_least: 12rem;
  }
  &[data-column-width='lg'] {
    --_least: 20rem;
  }
  &[data-columns] {
    --_share: calc((100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns));
  }
  &[data-columns='1'] {
    --_columns: 1;
  }
  &[data-columns='2'] {
    --_columns: 2;
  }
  &[data-columns='3'] {
    --_columns: 3;
  }
  &[data-columns='4'] {
    --_columns: 4;
  }
  &[data-columns='5'] {
    --_columns: 5;
  }
  &[data-columns='6'] {
    --_columns: 6;
  }
`;
