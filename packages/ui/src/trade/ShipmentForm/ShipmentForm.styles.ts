'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#trade/DialogForm.styles.ts';

export const Root = styled.form`
  @layer guildhall.components {
    ${dialogForm}

    [data-part='carriage'] {
      display: grid;
      align-items: start;
      gap: var(--gh-space-2-5) var(--gh-space-2);
    }
    @container (width >= 28rem) {
      [data-part='carriage'] {
        grid-template-columns: 1fr 1fr;
      }
    }
  }
`;
