import { css } from 'styled-components';

/** How a popup of Radix appears and leaves. It is taken away when its own animation has ended. */
export const popupMotion = css`
  &:is([data-state='open'], [data-state='delayed-open']) {
    animation: gh-popup-appear var(--gh-duration-fast) var(--gh-ease-out);
  }
  &[data-state='closed'] {
    animation: gh-popup-leave var(--gh-duration-fast) var(--gh-ease-in-out) forwards;
  }
  @keyframes gh-popup-appear {
    from {
      opacity: 0;
      transform: scale(0.97);
    }
  }
  @keyframes gh-popup-leave {
    to {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-state] {
      animation: none;
    }
  }
`;
