'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';
import { fileBox, fileList } from './FileField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}

    ${fileBox}
    ${fileList}
    &[data-readonly] [data-part='box'] {
      min-block-size: var(--gh-control-md);
      padding-block: var(--gh-space-half);
    }
    &[data-readonly] [data-part='box']:has([data-part='control']:enabled) {
      background-color: var(--gh-color-surface-sunken);
    }
    &[data-readonly] [data-part='box'] > [data-part='control'] {
      cursor: default;
    }
    [data-part='file'][draggable='true'] {
      cursor: grab;
    }
    [data-part='file'][data-dragged] {
      background-color: var(--gh-color-surface-hover);
      outline: 1px solid var(--gh-color-border-strong);
      outline-offset: -1px;
    }
    [data-part='buttons'] > [aria-disabled] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    [data-part='status'] {
      ${outOfSight}
    }
  }
`;
