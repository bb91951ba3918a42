'use client';
import { styled } from 'styled-components';
import { buttonVariants } from '#components/Button/Button.variants.ts';

export const Root = styled.button`
  @layer guildhall.components {
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    padding: 0;
    ${buttonVariants}

    &[data-size='sm'] {
      inline-size: var(--gh-control-sm);
      block-size: var(--gh-control-sm);
    }
    &[data-size='md'] {
      inline-size: var(--gh-control-md);
      block-size: var(--gh-control-md);
    }
    &[data-size='lg'] {
      inline-size: var(--gh-control-lg);
      block-size: var(--gh-control-lg);
    }
    &[data-shape='round'] {
      border-radius: var(--gh-button-radius, var(--gh-radius-full));
    }
    /* A finger gets 40 px of a small button, the eye 32. */
    &[data-size='sm']::after {
      content: '';
      position: absolute;
      inset: -4px;
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
