import { css } from 'styled-components';
import { clampedLines, typeSizes } from '#styles/type.ts';

/** How a text looks, whatever its element. */
export const textLook = css`
  min-inline-size: 0;
  margin: 0;
  font-family: var(--gh-font-sans);
  overflow-wrap: anywhere;

  ${typeSizes}
  &[data-weight='regular'] {
    font-weight: var(--gh-weight-regular);
  }
  &[data-weight='medium'] {
    font-weight: var(--gh-weight-medium);
  }
  &[data-weight='semibold'] {
    font-weight: var(--gh-weight-semibold);
  }
  &[data-weight='bold'] {
    font-weight: var(--gh-weight-bold);
  }

  &[data-tone='default'] {
    color: var(--gh-color-fg);
  }
  &[data-tone='muted'] {
    color: var(--gh-color-fg-muted);
  }
  &[data-tone='subtle'] {
    color: var(--gh-color-fg-subtle);
  }
  &[data-tone='accent'] {
    color: var(--gh-color-accent-fg);
  }
  &[data-tone='info'] {
    color: var(--gh-color-info-fg);
  }
  &[data-tone='positive'] {
    color: var(--gh-color-positive-fg);
  }
  &[data-tone='caution'] {
    color: var(--gh-color-caution-fg);
  }
  &[data-tone='critical'] {
    color: var(--gh-color-critical-fg);
  }

  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }
  ${clampedLines}
`;
