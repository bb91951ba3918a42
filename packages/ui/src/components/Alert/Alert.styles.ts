'use client';
import { styled } from 'styled-components';
import { toneColours } from '#styles/tones.ts';

export const Root = styled.div`
  @layer guildhall.components {
    display: flex;
    align-items: flex-start;
    gap: var(--gh-space-1-5);
    padding: var(--gh-space-1-5) var(--gh-space-2);
    /* Mixed with the hairline colour and not with transparent: soft on paper, and a full edge in high contrast. */
    border: 1px solid color-mix(in srgb, var(--gh-alert-border, var(--_border)) 35%, var(--gh-color-border));
    border-radius: var(--gh-radius-lg);
    background-color: var(--gh-alert-bg, var(--_bg));
    color: var(--gh-color-fg);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    ${toneColours}

    > [data-part='icon'] {
      flex: none;
      color: var(--gh-alert-fg, var(--_fg));
    }
    > [data-part='message'] {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    > [data-part='message'] > [data-part='title'] {
      font-weight: var(--gh-weight-semibold);
    }
    > [data-part='message'] > [data-part='title'] + [data-part='body'] {
      margin-block-start: 2px;
    }
    > [data-part='message'] > [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gh-space-1);
      margin-block-start: var(--gh-space-1-5);
    }
    /* As high as a line of text, so that the button does not make a short message tall. */
    > [data-part='close'] {
      display: grid;
      place-items: center;
      flex: none;
      block-size: 1lh;
      margin-inline-end: calc(-1 * var(--gh-space-half));
    }

    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
`;
