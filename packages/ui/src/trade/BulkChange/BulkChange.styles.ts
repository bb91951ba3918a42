'use client';
import { styled } from 'styled-components';
import { dialogForm } from '#trade/DialogForm.styles.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gh-space-half) var(--gh-space-1);

    &[data-layout='bar'] {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 0;
    }
    /* The icon above the words, as in the navigation of a phone. */
    &[data-layout='bar'] > [data-component='Button'] {
      flex-direction: column;
      gap: 0;
      padding-inline: var(--gh-space-half);
      font-size: var(--gh-text-xs);
    }
    &[data-layout='bar'] > [data-component='Button'] svg {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
  }
`;

export const Form = styled.form`
  @layer guildhall.components {
    ${dialogForm}
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);

    [data-part='examples'] {
      display: grid;
      gap: var(--gh-space-1);
      margin: 0;
      padding: var(--gh-space-1-5) var(--gh-space-2);
      border-radius: var(--gh-radius-lg);
      background: var(--gh-color-surface-sunken);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      list-style: none;
    }
    [data-part='example'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--gh-space-2);
      overflow-wrap: anywhere;
    }
    [data-part='before'] {
      margin-inline-end: var(--gh-space-half);
      color: var(--gh-color-fg-muted);
      font-variant-numeric: tabular-nums;
    }
    [data-part='after'] {
      font-weight: var(--gh-weight-semibold);
      text-decoration: none;
      font-variant-numeric: tabular-nums;
    }
  }
`;
