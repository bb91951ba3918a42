'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 60rem;

    [data-component='CompanyRow'] [data-component='ConnectionToggle'] > [data-part] {
      min-inline-size: 6.5rem;
    }
    /* Icons where words would take the room of the name. */
    @media (width < 600px) {
      [data-component='CompanyRow'] [data-component='ConnectionToggle'] > [data-part] {
        min-inline-size: 0;
      }
      [data-part='message'] span:last-child {
        ${outOfSight}
      }
      [data-part='message'] ~ [data-component='ConnectionToggle'] > span,
      [data-part='message'] ~ * [data-component='ConnectionToggle'] > span {
        gap: 0;
        padding-inline: 7px;
        font-size: 0;
      }
    }
  }
`;
