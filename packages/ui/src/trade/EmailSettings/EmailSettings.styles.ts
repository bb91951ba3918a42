'use client';
import { styled } from 'styled-components';

export const Root = styled.fieldset`
  @layer guildhall.components {
    display: grid;
    gap: var(--gh-space-1-5);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;

    [data-part='kinds'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
      gap: var(--gh-space-1-5) var(--gh-space-3);
      margin: 0;
      padding: 0;
      list-style: none;
    }
    /* Below the words of the switch. */
    [data-part='hint'] {
      padding-inline-start: calc(2.5rem + var(--gh-space-1-5));
    }
  }
`;
