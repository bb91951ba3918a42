'use client';
import { styled } from 'styled-components';

export const Root = styled.span`
  @layer guildhall.components {
    --_mark: 32px;
    display: inline-flex;
    align-items: center;
    gap: calc(var(--_mark) * 0.34);
    color: var(--gh-brand-fg, currentColor);
    line-height: 1;

    &[data-size='sm'] {
      --_mark: 24px;
    }
    &[data-size='lg'] {
      --_mark: 48px;
    }

    > [data-part='mark'] {
      flex: none;
      inline-size: var(--_mark);
      block-size: var(--_mark);
    }
    > [data-part='mark'] > [data-part='keystone'] {
      fill: var(--gh-brand-keystone, var(--gh-color-accent));
    }
    > [data-part='name'] {
      font-family: var(--gh-font-display);
      font-size: calc(var(--_mark) * 0.72);
      font-weight: var(--gh-weight-semibold);
      letter-spacing: var(--gh-tracking-tight);
    }

    @media (forced-colors: active) {
      > [data-part='mark'] > [data-part='keystone'] {
        fill: Canvas;
      }
    }
  }
`;
