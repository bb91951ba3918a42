import { css } from 'styled-components';

/** What a tooltip looks like. */
export const tooltipBox = css`
  inline-size: max-content;
  max-inline-size: var(--gh-tooltip-max-width, 280px);
  padding: 6px var(--gh-space-1);
  /* Seen only in forced colours. */
  border: 1px solid transparent;
  border-radius: var(--gh-tooltip-radius, var(--gh-radius));
  background-color: var(--gh-tooltip-bg, var(--gh-color-action));
  color: var(--gh-tooltip-fg, var(--gh-color-on-action));
  box-shadow: var(--gh-shadow-1);
  font-size: var(--gh-text-xs);
  font-weight: var(--gh-weight-medium);
  line-height: var(--gh-leading-xs);
  overflow-wrap: anywhere;
`;
