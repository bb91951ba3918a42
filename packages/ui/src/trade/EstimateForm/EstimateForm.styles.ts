'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#trade/DialogForm.styles.ts';

export const Root = styled.form`
  @layer guildhall.components {
    ${dialogForm}
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    [data-part='product'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-2);
      min-inline-size: 0;
    }
    [data-part='picture'] {
      flex: none;
      inline-size: 64px;
      block-size: 64px;
      border-radius: var(--gh-radius);
      object-fit: cover;
      background: var(--gh-color-surface-sunken);
    }
    [data-part='product-text'] {
      display: grid;
      gap: var(--gh-space-half);
      min-inline-size: 0;
      margin: 0;
      overflow-wrap: anywhere;
    }
    [data-part='name'] {
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='vendor'] {
      color: var(--gh-color-fg-muted);
    }
    [data-part='priced'] {
      display: grid;
      justify-items: start;
      gap: var(--gh-space-1);
    }
    [data-part='priced'] > :first-child {
      inline-size: 100%;
    }
    [data-part='price'] {
      font-weight: var(--gh-weight-medium);
      font-variant-numeric: tabular-nums;
    }

    @container (min-width: 30rem) {
      > [data-part='fields'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      [data-part='priced'],
      [data-part='wide'] {
        grid-column: 1 / -1;
      }
      [data-part='priced'] > :first-child {
        max-inline-size: 20rem;
      }
    }
  }
`;
