import { css } from 'styled-components';
import { clampedLines, typeSizes } from '#styles/type.ts';

/** How headings of all levels look. */
export const headingLook = css`
  min-inline-size: 0;
  margin: 0;
  color: var(--gh-heading-fg, var(--gh-color-fg));
  font-family: var(--gh-font-sans);
  font-weight: var(--gh-weight-semibold);
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${typeSizes}
  &[data-size='2xl'] {
    font-size: var(--gh-text-2xl);
    line-height: var(--gh-leading-2xl);
  }
  /* The large ones shrink on narrow screens, as the display size does by itself. */
  &[data-size='3xl'] {
    font-size: clamp(var(--gh-text-2xl), 1.25rem + 1.2vw, var(--gh-text-3xl));
    line-height: var(--gh-leading-3xl);
  }
  &[data-size='4xl'] {
    font-size: clamp(var(--gh-text-3xl), 1.5rem + 2vw, var(--gh-text-4xl));
    line-height: var(--gh-leading-4xl);
  }
  &[data-font='display'] {
    font-family: var(--gh-font-display);
  }
  &[data-font='display'],
  &:is([data-size='xl'], [data-size='2xl'], [data-size='3xl'], [data-size='4xl']) {
    letter-spacing: var(--gh-tracking-tight);
  }
  &[data-size='display'] {
    font-size: var(--gh-text-display);
    line-height: var(--gh-leading-display);
    letter-spacing: -0.03em;
  }
  &[data-font='display']:is([data-size='2xl'], [data-size='3xl'], [data-size='4xl'], [data-size='display']) {
    font-weight: var(--gh-weight-medium);
  }

  ${clampedLines}
`;
