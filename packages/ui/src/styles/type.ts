import { css } from 'styled-components';

/** The sizes of `data-size` from `xs` to `xl`, each with its leading. */
export const typeSizes = css`
  &[data-size='xs'] {
    font-size: var(--gh-text-xs);
    line-height: var(--gh-leading-xs);
  }
  &[data-size='sm'] {
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
  }
  &[data-size='md'] {
    font-size: var(--gh-text-md);
    line-height: var(--gh-leading-md);
  }
  &[data-size='lg'] {
    font-size: var(--gh-text-lg);
    line-height: var(--gh-leading-lg);
  }
  &[data-size='xl'] {
    font-size: var(--gh-text-xl);
    line-height: var(--gh-leading-xl);
  }
`;

/** Ends a text with an ellipsis after as many lines as its `data-lines` says. */
export const clampedLines = css`
  &[data-lines] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  &[data-lines='1'] {
    -webkit-line-clamp: 1;
  }
  &[data-lines='2'] {
    -webkit-line-clamp: 2;
  }
  &[data-lines='3'] {
    -webkit-line-clamp: 3;
  }
  &[data-lines='4'] {
    -webkit-line-clamp: 4;
  }
  &[data-lines='5'] {
    -webkit-line-clamp: 5;
  }
  &[data-lines='6'] {
    -webkit-line-clamp: 6;
  }
`;
