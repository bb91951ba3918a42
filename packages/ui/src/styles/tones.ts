import { css } from 'styled-components';

/**
 * The colours of what an element's `data-tone` says, as private variables: `--_solid` for a mark, and `--_fg`, `--_bg`
 * and `--_border` for words on a tinted surface.
 */
export const toneColours = css`
  &[data-tone='info'] {
    --_solid: var(--gh-color-info);
    --_fg: var(--gh-color-info-fg);
    --_bg: var(--gh-color-info-subtle);
    --_border: var(--gh-color-info-border);
  }
  &[data-tone='positive'] {
    --_solid: var(--gh-color-positive);
    --_fg: var(--gh-color-positive-fg);
    --_bg: var(--gh-color-positive-subtle);
    --_border: var(--gh-color-positive-border);
  }
  &[data-tone='caution'] {
    --_solid: var(--gh-color-caution);
    --_fg: var(--gh-color-caution-fg);
    --_bg: var(--gh-color-caution-subtle);
    --_border: var(--gh-color-caution-border);
  }
  &[data-tone='critical'] {
    --_solid: var(--gh-color-critical);
    --_fg: var(--gh-color-critical-fg);
    --_bg: var(--gh-color-critical-subtle);
    --_border: var(--gh-color-critical-border);
  }
`;
