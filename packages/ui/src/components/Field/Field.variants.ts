import { css } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

/** The frame of every form control: label above, messages below. */
export const fieldFrame = css`
  display: grid;
  /* A long word breaks, and does not widen what is around the field. */
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  align-content: start;
  gap: var(--gh-space-1);
  min-inline-size: 0;
  font-family: var(--gh-font-sans);
  font-size: var(--gh-text-sm);
  line-height: var(--gh-leading-sm);
  color: var(--gh-field-fg, var(--gh-color-fg));

  [data-part='header'] {
    display: flex;
    gap: var(--gh-space-half);
  }
  [data-part='header'][data-hidden] {
    ${outOfSight}
  }
  [data-part='label'] {
    font-weight: var(--gh-weight-medium);
  }
  [data-part='required'] {
    color: var(--gh-color-critical-fg);
  }
  [data-part='hint'] {
    color: var(--gh-color-fg-subtle);
  }
  [data-part='error'] {
    display: flex;
    gap: var(--gh-space-half);
    color: var(--gh-color-critical-fg);
  }
  [data-part='error'] > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
