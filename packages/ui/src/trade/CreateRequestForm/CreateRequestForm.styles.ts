'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#trade/DialogForm.styles.ts';

export const Root = styled.form`
  @layer guildhall.components {
    ${dialogForm}

    [data-part='fields'] > [data-part='row'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
      gap: var(--gh-space-2-5) var(--gh-space-2);
    }
    @container (min-width: 28rem) {
      [data-part='fields'] > [data-part='row'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`;
