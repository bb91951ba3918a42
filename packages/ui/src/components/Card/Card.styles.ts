'use client';
import { styled } from 'styled-components';

export const Root = styled.section`
  @layer guildhall.components {
    min-inline-size: 0;
    color: var(--gh-color-fg);
    background-color: var(--gh-card-bg, var(--gh-color-surface));
    border: 1px solid var(--gh-card-border, var(--gh-color-border));
    border-radius: var(--gh-card-radius, var(--gh-radius-lg));

    &[data-variant='raised'] {
      box-shadow: var(--gh-shadow-2);
    }
    &[data-variant='sunken'] {
      background-color: var(--gh-card-bg, var(--gh-color-surface-sunken));
      border-color: transparent;
    }
    &[data-padding='none'] {
      overflow: clip;
    }
    &[data-padding='sm'] {
      padding: var(--gh-space-2);
    }
    &[data-padding='md'] {
      padding: var(--gh-space-3);
    }
    &[data-padding='lg'] {
      padding: var(--gh-space-4);
    }

    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
`;
