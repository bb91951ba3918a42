'use client';
import { styled } from 'styled-components';
import { dialogLayer, dialogSections } from '#components/Dialog/DialogLayer.styles.ts';

/* Below 600 px it is the sheet that every dialog is. */
export const Root = styled.div`
  @layer guildhall.components {
    ${dialogLayer}
    ${dialogSections}

    @media (width >= 600px) {
      --_max-width: 420px;
      --_away: translateX(100%);
      place-items: stretch end;
      padding: 0;

      &[data-size='sm'] {
        --_max-width: 320px;
      }
      &[data-size='lg'] {
        --_max-width: 600px;
      }
      &:dir(rtl) {
        --_away: translateX(-100%);
      }
      > [data-part='panel'] {
        max-inline-size: min(var(--gh-drawer-max-width, var(--_max-width)), 100% - var(--gh-space-6));
        block-size: 100%;
        padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
        border-block: 0;
        border-inline-end: 0;
        border-start-end-radius: 0;
        border-end-end-radius: 0;
      }

      &[data-edge='start'] {
        --_away: translateX(-100%);
        place-items: stretch start;
      }
      &[data-edge='start']:dir(rtl) {
        --_away: translateX(100%);
      }
      &[data-edge='start'] > [data-part='panel'] {
        border-inline-start: 0;
        border-inline-end: 1px solid var(--gh-color-border);
        border-radius: 0;
        border-start-end-radius: var(--gh-dialog-radius, var(--gh-radius-xl));
        border-end-end-radius: var(--gh-dialog-radius, var(--gh-radius-xl));
      }
    }
  }
`;
