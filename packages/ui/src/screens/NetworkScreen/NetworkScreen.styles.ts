'use client';
import { styled } from 'styled-components';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 60rem;
    margin-inline: auto;

    /* The place of the menu that a row may have or get, so that the toggles stand in line and stay there. */
    [data-component='CompanyRow'] [data-component='ConnectionToggle']:last-child {
      margin-inline-end: calc(var(--gh-control-md) + var(--gh-space-1));
    }
  }
`;
