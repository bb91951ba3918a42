'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#components/AddProductForm/dialog-form.variants.ts';

export const Root = styled.form`
  @layer guildhall.components {
    ${dialogForm}
  }
`;
