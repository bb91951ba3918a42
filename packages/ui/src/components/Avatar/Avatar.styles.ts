'use client';
import { styled } from 'styled-components';
import { avatarLook } from './Avatar.variants.ts';

export const Root = styled.span`
  @layer guildhall.components {
    ${avatarLook}
  }
`;
