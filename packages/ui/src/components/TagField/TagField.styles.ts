'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fieldBox } from '#components/TextField/TextField.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';
import { chosenList } from './ChosenList.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}
    ${fieldBox}
    ${chosenList}

    [data-part='status'] {
      ${outOfSight}
    }
  }
`;
