'use client';
import { css } from 'styled-components';
import { buttonBox } from '#components/Button/Button.variants.ts';
import { bookmarkMask } from '#styles/icon-masks.ts';

/** The buttons at the foot, and the bookmark on the picture. */
export const actionStyles = css`
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gh-space-half);
    margin-block-start: var(--gh-space-half);
  }
  [data-part='actions'] > button,
  > [data-part='save'] {
    ${buttonBox}
  }
  [data-part='actions'] > button[data-size] {
    flex: 1 1 auto;
    padding-block: var(--gh-space-half);
    padding-inline: var(--gh-space-1);
    overflow-wrap: anywhere;
  }
  /* It shows no edge, and in a card of 266 px both stay on one line. */
  [data-part='actions'] > [data-part='view-more'][data-size] {
    padding-inline: var(--gh-space-half);
  }

  /* The bookmark on the picture. */
  > [data-part='save'] {
    --_bg: color-mix(in srgb, var(--gh-color-surface-raised) 92%, transparent);
    --_bg-hover: var(--gh-color-surface-raised);
    position: absolute;
    z-index: 1;
    inset-block-start: var(--gh-space-1);
    inset-inline-end: var(--gh-space-1);
    min-inline-size: var(--gh-control-sm);
    font-size: var(--gh-text-xs);
  }
  > [data-part='save'][data-size] {
    padding-inline: 7px;
  }
  /* The icon alone; the words are its name. */
  > [data-part='save'][aria-pressed='false'] {
    gap: 0;
    font-size: 0;
  }
  > [data-part='save'][aria-pressed='true'] {
    --_fg: var(--gh-color-accent-fg);
  }
  > [data-part='save']::before {
    content: '';
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    background: currentColor;
    mask: ${bookmarkMask('outline')} center / contain no-repeat;
  }
  > [data-part='save'][aria-pressed='true']::before {
    mask-image: ${bookmarkMask('filled')};
  }

  @media (forced-colors: active) {
    [data-part='save']::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`;
