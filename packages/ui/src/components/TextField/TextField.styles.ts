'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from './TextField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${fieldBox}

    [data-part='icon'] {
      position: absolute;
      inset-inline-start: var(--gh-space-1-5);
      display: inline-flex;
      color: var(--gh-color-fg-subtle);
      pointer-events: none;
    }
    [data-part='icon'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    [data-part='icon'] ~ [data-part='control'] {
      padding-inline-start: calc(var(--gh-space-1-5) + 1rem + var(--gh-space-1));
    }
  }
`;
