import { css } from 'styled-components';

/** What was chosen, in front of the text in the same box, which grows with it. */
export const chosenList = css`
  [data-part='box'] {
    flex-wrap: wrap;
  }
  [data-part='box']:has([data-part='chips']) {
    gap: var(--gh-space-half);
    padding: 3px;
  }
  [data-part='chips'] {
    display: contents;
    /* Unlike none, an empty string leaves Safari the list's meaning. */
    list-style-type: '';
  }
  [data-part='chip'] {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  [data-part='control'] {
    flex: 1 1 4rem;
    inline-size: 0;
    min-inline-size: 4rem;
    min-block-size: var(--gh-control-sm);
  }
  /* Where nothing can be written no line is kept for it. */
  [data-part='chips'] ~ [data-part='control']:read-only {
    flex-basis: 0;
    min-inline-size: 0;
    margin-inline-start: calc(-1 * var(--gh-space-half));
    padding-inline: 0;
  }
`;
