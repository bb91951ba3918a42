import { css } from 'styled-components';

/** The styles of an avatar, for composites that style a plain element with it: a component of its own costs more. */
export const avatarLook = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  color: var(--gh-avatar-fg, var(--_fg));
  background-color: var(--gh-avatar-bg, var(--_bg));
  border-radius: var(--gh-avatar-radius, var(--gh-radius-lg));
  box-shadow: inset 0 0 0 1px var(--gh-color-border);
  font-family: var(--gh-font-sans);
  font-weight: var(--gh-weight-semibold);
  line-height: 1;
  letter-spacing: 0;
  -webkit-user-select: none;
  user-select: none;

  &[data-size='sm'] {
    inline-size: 2rem;
    block-size: 2rem;
    font-size: 0.6875rem;
  }
  &[data-size='md'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    font-size: var(--gh-text-sm);
  }
  &[data-size='lg'] {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    font-size: var(--gh-text-lg);
  }
  &[data-size='xl'] {
    inline-size: 6rem;
    block-size: 6rem;
    font-size: var(--gh-text-3xl);
  }

  &[data-tint='1'] {
    --_bg: var(--gh-color-accent-subtle);
    --_fg: var(--gh-color-accent-fg);
  }
  &[data-tint='2'] {
    --_bg: var(--gh-color-info-subtle);
    --_fg: var(--gh-color-info-fg);
  }
  &[data-tint='3'] {
    --_bg: var(--gh-color-positive-subtle);
    --_fg: var(--gh-color-positive-fg);
  }
  &[data-tint='4'] {
    --_bg: var(--gh-color-caution-subtle);
    --_fg: var(--gh-color-caution-fg);
  }
  &[data-tint='5'] {
    --_bg: var(--gh-color-nova-subtle);
    --_fg: var(--gh-color-nova-fg);
  }
  &[data-tint='6'] {
    --_bg: var(--gh-color-surface-sunken);
    --_fg: var(--gh-color-fg-muted);
  }

  [data-part='picture'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
