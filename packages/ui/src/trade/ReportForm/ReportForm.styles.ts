'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#trade/DialogForm.styles.ts';

export const Root = styled.form`
  @layer guildhall.components {
    ${dialogForm}
  }
`;
