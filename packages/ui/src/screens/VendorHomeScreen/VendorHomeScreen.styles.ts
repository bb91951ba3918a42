'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 96rem;
    margin-inline: auto;
    /* Room to scroll the last card clear of the floating button. */
    padding-block-end: var(--gh-space-10);
  }
`;
