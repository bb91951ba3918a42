'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fileBox, fileList } from '#components/FileField/FileField.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}

    ${fileBox}
    ${fileList}
    [data-part='status'] {
      ${outOfSight}
    }
  }
`;
