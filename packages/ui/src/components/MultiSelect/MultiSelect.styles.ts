'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { chosenList } from '#components/TagField/ChosenList.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}
    ${fieldBox}
    ${chosenList}

    [data-part='box']:has([data-part='control']) {
      padding-inline-end: var(--gh-space-4);
    }
    [data-part='control'] {
      text-overflow: ellipsis;
    }
    [data-part='icon'] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: var(--gh-space-1-5);
      display: inline-flex;
      align-items: center;
      color: var(--gh-color-fg-subtle);
      pointer-events: none;
    }
    [data-part='status'] {
      ${outOfSight}
    }
  }
`;
