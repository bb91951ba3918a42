'use client';
import { styled } from 'styled-components';
import { dialogLayer, dialogSections } from './DialogLayer.styles.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${dialogLayer}
    ${dialogSections}

    &[data-size='xs'] {
      --_max-width: 360px;
    }
    &[data-size='sm'] {
      --_max-width: 444px;
    }
    &[data-size='lg'] {
      --_max-width: 900px;
    }
    &[data-size='xl'] {
      --_max-width: 1200px;
    }
    /* On a phone, too, it is the whole screen and no sheet. */
    &[data-size='full'] {
      --_max-width: none;
      place-items: stretch;
      padding: 0;
    }
    &[data-size='full'] > [data-part='panel'] {
      padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
      border: 0;
      border-radius: 0;
      background-color: var(--gh-dialog-bg, var(--gh-color-bg));
    }
  }
`;
