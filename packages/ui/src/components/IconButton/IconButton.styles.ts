'use client';
import { styled } from 'styled-components';
import { iconButtonBox } from './IconButton.variants.ts';

export const Root = styled.button`
  @layer guildhall.components {
    ${iconButtonBox}

    &[data-shape='round'] {
      border-radius: var(--gh-button-radius, var(--gh-radius-full));
    }

    [data-part='icon'] {
      display: inline-flex;
    }
    [data-part='icon'] > svg {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
    &[data-size='sm'] [data-part='icon'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
  }
`;
