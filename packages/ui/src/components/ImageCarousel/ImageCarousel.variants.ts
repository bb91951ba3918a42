import { css } from 'styled-components';

/** The styles of a picture and its fallback, for composites that show a single one. */
export const pictureLook = css`
  [data-part='picture'] {
    display: block;
    object-fit: cover;
    opacity: var(--gh-picture-opacity);
  }
  [data-part='fallback'] {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--gh-space-half);
    color: var(--gh-color-fg-subtle);
    font-size: var(--gh-text-xs);
    background:
      repeating-linear-gradient(
        -45deg,
        transparent 0 14px,
        color-mix(in srgb, var(--gh-color-border) 35%, transparent) 14px 15px
      ),
      var(--gh-color-surface-sunken);
  }

  @media (forced-colors: active) {
    [data-part='fallback'] {
      border: 1px solid;
      border-radius: inherit;
    }
  }
`;
