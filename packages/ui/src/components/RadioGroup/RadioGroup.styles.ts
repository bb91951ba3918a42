'use client';
import { styled } from 'styled-components';
import { choice, choiceLabel, choiceMessage } from '#components/Checkbox/Checkbox.variants.ts';
import { fieldFrame } from '#components/Field/Field.variants.ts';

export const Root = styled.fieldset`
  @layer guildhall.components {
    ${fieldFrame}
    gap: var(--gh-space-half);
    margin: 0;
    padding: 0;
    border: 0;

    [data-part='header'] {
      padding: 0;
    }
    [data-part='options'] {
      display: grid;
    }
    &[data-layout='horizontal'] [data-part='options'] {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--gh-space-3);
    }
    [data-part='option'] {
      ${choice}
    }
    [data-part='control'],
    [data-part='control']::before {
      border-radius: var(--gh-radius-full);
    }
    [data-part='control']::before {
      inline-size: 0.5rem;
      block-size: 0.5rem;
      background-color: currentColor;
    }
    [data-part='option-label'] {
      ${choiceLabel}
    }
    [data-part='option-hint'] {
      ${choiceMessage}
      color: var(--gh-color-fg-subtle);
    }
    [data-part='control']:disabled ~ [data-part='option-label'] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    &:disabled [data-part='label'] {
      color: var(--gh-color-fg-disabled);
    }
    &[aria-invalid] [data-part='control']:not(:checked) {
      border-color: var(--gh-color-critical);
    }

    @media (forced-colors: active) {
      [data-part='control']:disabled ~ [data-part='option-label'],
      &:disabled [data-part='label'] {
        color: GrayText;
      }
    }
  }
`;
