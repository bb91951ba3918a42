'use client';
import { styled } from 'styled-components';
import { popupMotion } from '#styles/popup-motion.ts';
import { tooltipBox } from '#styles/tooltip-box.ts';

export const Root = styled.div`
  @layer guildhall.components {
    z-index: var(--gh-z-popover);
    ${tooltipBox}
    max-inline-size: min(var(--gh-tooltip-max-width, 280px), var(--radix-tooltip-content-available-width));
    transform-origin: var(--radix-tooltip-content-transform-origin);

    ${popupMotion}
  }
`;
