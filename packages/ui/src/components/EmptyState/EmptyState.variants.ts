import { css } from 'styled-components';

/** Icon, title, description and actions, one below the other in the middle. A composite adds their sizes. */
export const centredNotice = css`
  display: grid;
  justify-items: center;
  align-content: center;
  text-align: center;
  color: var(--gh-color-fg);

  > [data-part='icon'] {
    display: grid;
    place-items: center;
    border-radius: var(--gh-radius-full);
  }
  > [data-part='title'] {
    font-family: var(--gh-font-display);
    letter-spacing: var(--gh-tracking-tight);
  }
  > [data-part='description'] {
    color: var(--gh-color-fg-muted);
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--gh-space-1-5);
  }
`;
