import { css } from 'styled-components';
import { gaps } from '#styles/gaps.ts';

/** Things below one another. */
export const stackLook = css`
  ${gaps}
  display: flex;
  flex-direction: column;
  gap: var(--_gap);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  /* Unlike none, an empty string leaves Safari the list's meaning. */
  list-style-type: '';

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`;
