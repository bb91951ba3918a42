'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    min-inline-size: 0;
    max-inline-size: 96rem;

    [data-component='SearchField'] {
      max-inline-size: 24rem;
      margin-block-end: var(--gh-space-2);
    }
    :is([data-component='PagedList'], [data-component='CompanyRow']):focus-visible {
      border-radius: var(--gh-radius-lg);
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-component='CompanyRow'] [data-component='ConnectionToggle'] > [data-part] {
      min-inline-size: 6.5rem;
    }
    /* In the column of those beside a menu. */
    @media (width >= 600px) {
      [data-component='RowList']:has([aria-haspopup='menu'])
        [data-component='CompanyRow']
        > *
        > [data-component='ConnectionToggle']:last-child {
        margin-inline-end: calc(var(--gh-control-sm) + var(--gh-space-1));
      }
    }
    /* Icons where words would take the room of the name. */
    @media (width < 600px) {
      [data-component='SearchField'] {
        max-inline-size: none;
      }
      [data-component='CompanyRow'] [data-component='ConnectionToggle'] > [data-part] {
        min-inline-size: 0;
      }
      [data-component='CompanyRow'] [data-part='message'] span:last-child {
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
