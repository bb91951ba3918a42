'use client';
import { styled } from 'styled-components';
import { avatarLook } from '#components/Avatar/Avatar.variants.ts';

export const Root = styled.span`
  @layer guildhall.components {
    /* Little enough that no initial is covered. */
    --_overlap: 4px;
    display: inline-flex;
    max-inline-size: 100%;
    vertical-align: middle;

    &[data-size='md'] {
      --_overlap: 6px;
    }
    &[data-size='lg'] {
      --_overlap: 10px;
    }
    > [data-part='avatar'],
    > [data-part='more'] {
      ${avatarLook}
      box-shadow: 0 0 0 2px var(--gh-avatar-group-ring, var(--gh-color-surface));
    }
    > :not(:first-child) {
      margin-inline-start: calc(-1 * var(--_overlap));
    }
    > [data-part='more'] {
      --_bg: var(--gh-color-surface-sunken);
      --_fg: var(--gh-color-fg-muted);
      inline-size: auto;
      padding-inline: 6px;
      font-variant-numeric: tabular-nums;
    }
    > [data-part='more'][data-size='sm'] {
      min-inline-size: 2rem;
    }
    > [data-part='more'][data-size='md'] {
      min-inline-size: 2.5rem;
    }
    > [data-part='more'][data-size='lg'] {
      min-inline-size: 3.5rem;
    }
  }
`;
