'use client';
import { css, keyframes } from 'styled-components';

/* From beyond the left end to beyond the right one. */
const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;
const breathe = keyframes`
  50% { opacity: 0.4; }
`;

/** The moving part of a bar that says only that something is under way. It has to be at the left in both directions. */
export const indeterminate = css`
  inline-size: 40%;
  animation: ${pass} 1.4s var(--gh-ease-in-out) infinite;

  &:dir(rtl) {
    animation-direction: reverse;
  }
  @media (prefers-reduced-motion: reduce) {
    inline-size: 100%;
    animation: ${breathe} 2s linear infinite;
  }
`;
