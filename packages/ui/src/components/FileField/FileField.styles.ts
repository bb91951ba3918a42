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
