import { css } from 'styled-components';

/** The groups of fields of a company's details: text on one side, fields on the other where there is space. */
export const companyDetails = css`
  [data-part='sections'] {
    container-type: inline-size;
  }
  [data-part='section'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gh-space-2) var(--gh-space-6);
    padding-block: var(--gh-space-4);
    border-block-start: 1px solid var(--gh-color-border);
  }
  [data-part='fields'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: var(--gh-space-2-5) var(--gh-space-2);
    min-inline-size: 0;
  }
  @container (width >= 33rem) {
    [data-part='fields'][data-columns='two'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (width >= 50rem) {
    [data-part='section'] {
      grid-template-columns: 16rem minmax(0, 1fr);
    }
  }
`;
