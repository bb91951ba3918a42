import { css } from 'styled-components';
import { gaps } from '#styles/gaps.ts';

/** Things beside one another. */
export const inlineLook = css`
  ${gaps}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--_gap);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  /* Unlike none, an empty string leaves Safari the list's meaning. */
  list-style-type: '';

  &[data-nowrap] {
    flex-wrap: nowrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
