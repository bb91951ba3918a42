import { css } from 'styled-components';

/** For a row that scrolls sideways: where more of it follows on either side, it fades. */
export const edgeFade = css`
  @supports (animation-timeline: scroll()) {
    --_first: 100%;
    --_last: 0%;
    animation: gh-edge-fade linear;
    animation-timeline: scroll(self inline);

    &:dir(rtl) {
      --_first: 0%;
      --_last: 100%;
    }
    @keyframes gh-edge-fade {
      from {
        mask: linear-gradient(
            to right,
            transparent,
            currentColor var(--gh-space-4) calc(100% - var(--gh-space-4)),
            transparent
          )
          var(--_first) 0 / calc(100% + var(--gh-space-4)) 100%;
      }
      to {
        mask: linear-gradient(
            to right,
            transparent,
            currentColor var(--gh-space-4) calc(100% - var(--gh-space-4)),
            transparent
          )
          var(--_last) 0 / calc(100% + var(--gh-space-4)) 100%;
      }
    }
  }
`;
