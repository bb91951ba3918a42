'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#trade/dialog-form.variants.ts';

export const Root = styled.form`
  @layer guildhall.components {
    ${dialogForm}
  }
`;
