'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#trade/DialogForm.styles.ts';

export const Root = styled.form`
  @layer guildhall.components {
    ${dialogForm}

    @container (width >= 28rem) {
      > [data-part='fields'] {
        grid-template-columns: 1fr 1fr;
      }
      > [data-part='fields'] > [data-part='wide'] {
        grid-column: 1 / -1;
      }
    }
  }
`;
