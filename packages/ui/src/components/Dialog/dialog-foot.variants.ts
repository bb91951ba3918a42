import { css } from 'styled-components';

/**
 * The foot of a dialog: its buttons at the end of the line, the main one last. On a phone they share its width, and are
 * high enough for a thumb.
 */
export const dialogFoot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--gh-space-1-5);
  padding: var(--gh-space-2) var(--_gutter, 0px);
  border-block-start: 1px solid var(--gh-color-border);

  @media (width < 600px) {
    > * {
      flex: 1;
      min-block-size: var(--gh-control-lg);
    }
  }
`;
