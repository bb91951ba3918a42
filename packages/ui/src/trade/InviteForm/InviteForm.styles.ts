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

    > [data-part='sent'] {
      display: grid;
      gap: var(--gh-space-1);
      min-inline-size: 0;
      outline: none;
    }
    [data-part='sent-title'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1);
      margin: 0;
      font-size: var(--gh-text-md);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-md);
      overflow-wrap: anywhere;
    }
    [data-part='sent-title'] > svg {
      flex: none;
      color: var(--gh-color-positive);
    }
    [data-part='hint'] {
      margin: 0;
      color: var(--gh-color-fg-muted);
    }
    [data-part='link-row'] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gh-space-1-5);
      margin-block-start: var(--gh-space-1);
      padding: var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius);
      background: var(--gh-color-surface-sunken);
    }
    [data-part='link'] {
      flex: 1 1 12rem;
      min-inline-size: 0;
      font-family: var(--gh-font-mono);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      overflow-wrap: anywhere;
      -webkit-user-select: all;
      user-select: all;
    }
  }
`;
