'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { choice, choiceLabel, choiceMessage } from './Checkbox.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    ${fieldFrame}
    ${choice}
    position: relative;

    [data-part='control'] {
      grid-area: 1 / 1;
      border-radius: var(--gh-field-radius, var(--gh-radius));
    }
    [data-part='control']::before {
      inline-size: 0.4375rem;
      block-size: 0.75rem;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      transform: translateY(-1px) rotate(45deg);
    }
    [data-part='control']:indeterminate::before {
      inline-size: 0.625rem;
      block-size: 0;
      border-width: 0 0 2px;
      transform: none;
    }
    [data-part='control'][aria-invalid]:not(:checked, :indeterminate) {
      border-color: var(--gh-color-critical);
    }

    [data-part='header']:not([data-hidden]) {
      grid-area: 1 / 2;
    }
    [data-part='label'] {
      ${choiceLabel}
    }
    [data-part='required'] {
      padding-block-start: calc((var(--_height) - 1lh) / 2);
    }
    [data-part='error'],
    [data-part='hint'] {
      ${choiceMessage}
    }
    &:has([data-part='control']:disabled) [data-part='label'] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }

    @media (forced-colors: active) {
      &:has([data-part='control']:disabled) [data-part='label'] {
        color: GrayText;
      }
    }
  }
`;
