import { css } from 'styled-components';

/** The colours of the five variants that Button, IconButton and Link share. */
export const buttonVariants = css`
  --_bg: transparent;
  --_bg-hover: var(--gh-color-surface-hover);
  --_fg: var(--gh-color-fg);
  --_border: transparent;

  color: var(--gh-button-fg, var(--_fg));
  background-color: var(--gh-button-bg, var(--_bg));
  border: 1px solid var(--gh-button-border, var(--_border));
  border-radius: var(--gh-button-radius, var(--gh-radius));
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: none var(--gh-duration-fast) var(--gh-ease-out);

  &[data-variant='primary'] {
    --_bg: var(--gh-color-action);
    --_bg-hover: var(--gh-color-action-hover);
    --_fg: var(--gh-color-on-action);
  }
  &[data-variant='secondary'] {
    --_bg: var(--gh-color-surface);
    --_border: var(--gh-color-border-strong);
  }
  &[data-variant='accent'] {
    --_bg: var(--gh-color-accent);
    --_bg-hover: var(--gh-color-accent-hover);
    --_fg: var(--gh-color-on-accent);
  }
  &[data-variant='danger'] {
    --_bg: var(--gh-color-critical);
    --_bg-hover: var(--gh-color-critical-hover);
    --_fg: var(--gh-color-on-critical);
  }

  @media (hover: hover) {
    /* Colours only under the pointer: at a change of theme every button would be animated. */
    &:hover {
      transition-property: background-color;
      background-color: var(--gh-button-bg-hover, var(--_bg-hover));
    }
  }
  &:active {
    background-color: color-mix(in srgb, var(--gh-button-bg-hover, var(--_bg-hover)), currentColor 20%);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: 2px;
  }

  &:is(:disabled, [data-disabled]) {
    color: var(--gh-color-fg-disabled);
    background-color: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border);
    cursor: not-allowed;
  }
  &[data-variant='ghost']:is(:disabled, [data-disabled]) {
    background-color: transparent;
    border-color: transparent;
  }
  &[data-loading] {
    cursor: progress;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  /* Paper has nothing to press; links stay. */
  @media print {
    &&:is(button) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:is(:disabled, [data-disabled]) {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

/** The styles of a button without its parts, for composites: a plain button costs less than a component. */
export const buttonBox = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--gh-space-1);
  max-inline-size: 100%;
  font-family: var(--gh-font-sans);
  font-size: var(--gh-text-sm);
  font-weight: var(--gh-weight-semibold);
  line-height: var(--gh-leading-xs);
  text-align: center;
  text-decoration: none;
  ${buttonVariants}

  &[data-size='sm'] {
    min-block-size: var(--gh-control-sm);
    padding-inline: var(--gh-space-1-5);
    gap: 6px;
  }
  &[data-size='md'] {
    min-block-size: var(--gh-control-md);
    padding-inline: var(--gh-space-2);
  }
  &[data-size='lg'] {
    min-block-size: var(--gh-control-lg);
    padding-inline: var(--gh-space-3);
    font-size: var(--gh-text-md);
  }
  /* A small button looks 32 px high and has a touch target of 40. */
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  &[data-full-width] {
    inline-size: 100%;
  }
`;
