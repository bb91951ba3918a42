'use client';
import { styled } from 'styled-components';

export const Root = styled.span`
  @layer guildhall.components {
    display: inline-flex;
    flex: none;
    color: var(--gh-spinner-fg, currentColor);

    &[data-size='sm'] {
      inline-size: 1rem;
      block-size: 1rem;
    }
    &[data-size='md'] {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
    &[data-size='lg'] {
      inline-size: 2rem;
      block-size: 2rem;
    }

    [data-part='ring'] {
      inline-size: 100%;
      block-size: 100%;
      animation: gh-spinner-turn 800ms linear infinite;
    }

    @keyframes gh-spinner-turn {
      to {
        transform: rotate(1turn);
      }
    }

    /* Slower and not stopped: a ring that stands still looks like nothing is happening. */
    @media (prefers-reduced-motion: reduce) {
      [data-part='ring'] {
        animation-duration: 2400ms;
        animation-timing-function: steps(8);
      }
    }
  }
`;
