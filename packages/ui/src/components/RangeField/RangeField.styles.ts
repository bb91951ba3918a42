'use client';
import { css, styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';

const knob = css`
  box-sizing: border-box;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 2px solid var(--gh-color-action);
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-surface);
  pointer-events: auto;
  cursor: grab;
`;

export const Root = styled.fieldset`
  @layer guildhall.components {
    ${fieldFrame}
    margin: 0;
    padding: 0;
    border: 0;

    > [data-part='header'] {
      padding: 0;
    }
    [data-part='track'] {
      position: relative;
      block-size: var(--gh-control-sm);
      margin-inline: 2px;
    }
    /* Half a thumb from either end, as the browser moves the thumbs. */
    [data-part='track']::before,
    [data-part='track']::after {
      content: '';
      position: absolute;
      inset-block: calc(50% - 2px);
      inset-inline: 0;
      border-radius: var(--gh-radius-full);
      background: var(--gh-color-border-strong);
    }
    [data-part='track']::after {
      inset-inline: calc(0.625rem + var(--_from) * (100% - 1.25rem))
        calc(0.625rem + (1 - var(--_to)) * (100% - 1.25rem));
      background: var(--gh-color-action);
    }
    /* Two native inputs in one place: only their thumbs take the pointer. */
    [data-part='thumb'] {
      position: absolute;
      inset: 0;
      z-index: 1;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      appearance: none;
      background: none;
      pointer-events: none;
    }
    [data-part='thumb']::-webkit-slider-runnable-track {
      background: none;
    }
    [data-part='thumb']::-webkit-slider-thumb {
      appearance: none;
      ${knob}
    }
    [data-part='thumb']::-moz-range-thumb {
      ${knob}
    }
    [data-part='thumb']:focus-visible {
      z-index: 2;
      outline: none;
    }
    [data-part='thumb']:focus-visible::-webkit-slider-thumb {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    [data-part='thumb']:focus-visible::-moz-range-thumb {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    &:disabled [data-part='track']::after {
      background: var(--gh-color-border-strong);
    }
    &:disabled [data-part='thumb']::-webkit-slider-thumb {
      border-color: var(--gh-color-border-strong);
      cursor: not-allowed;
    }
    &:disabled [data-part='thumb']::-moz-range-thumb {
      border-color: var(--gh-color-border-strong);
      cursor: not-allowed;
    }
    [data-part='numbers'] {
      display: grid;
      /* Below one another rather than too narrow for an amount. */
      grid-template-columns: repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr));
      gap: var(--gh-space-1);
    }
    [data-part='numbers'] [data-part='label'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-regular);
    }

    @media (forced-colors: active) {
      [data-part='track']::before,
      [data-part='track']::after {
        forced-color-adjust: none;
        background: GrayText;
      }
      [data-part='track']::after {
        background: Highlight;
      }
    }
  }
`;
