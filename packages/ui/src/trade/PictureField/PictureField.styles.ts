'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { fileBox } from '#components/FileField/FileField.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    display: grid;
    gap: var(--gh-space-2);
    min-inline-size: 0;

    > [data-part='upload'] {
      ${fieldFrame}
      ${fileBox}
    }

    [data-part='images'] {
      display: grid;
      /* Four buttons fit below a picture. */
      grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr));
      align-items: start;
      gap: var(--gh-space-1-5);
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    [data-part='image'] {
      display: grid;
      overflow: hidden;
      background-color: var(--gh-color-surface);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
    }
    [data-part='image'][draggable='true'] {
      cursor: grab;
    }
    [data-part='image'][data-dragged] {
      border-color: var(--gh-color-border-strong);
      outline: 1px solid var(--gh-color-border-strong);
      opacity: 0.7;
    }
    [data-part='image'][data-state='failed'] {
      border-color: var(--gh-color-critical);
    }
    [data-part='frame'] {
      position: relative;
      display: grid;
      aspect-ratio: 4 / 3;
      overflow: hidden;
      background-color: var(--gh-color-surface-sunken);
    }
    [data-part='picture'] {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
      object-fit: cover;
    }
    [data-state='uploading'] [data-part='picture'] {
      opacity: 0.5;
    }
    [data-part='fallback'] {
      display: grid;
      align-content: center;
      justify-items: center;
      gap: var(--gh-space-half);
      padding: var(--gh-space-1);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      text-align: center;
      color: var(--gh-color-fg-subtle);
    }
    [data-part='frame'] > [data-component='Badge'] {
      position: absolute;
      inset-block-start: var(--gh-space-half);
      inset-inline-start: var(--gh-space-half);
    }
    [data-part='frame'] > [data-component='Progress'] {
      position: absolute;
      inset-block-end: var(--gh-space-1);
      inset-inline: var(--gh-space-1);
    }
    [data-part='file-error'] {
      display: flex;
      gap: var(--gh-space-half);
      padding: var(--gh-space-1) var(--gh-space-1) 0;
      overflow-wrap: anywhere;
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
      color: var(--gh-color-critical-fg);
    }
    [data-part='file-error'] > svg {
      flex: none;
    }
    [data-part='buttons'] {
      display: flex;
      justify-content: end;
    }
    [data-part='buttons'] > [aria-disabled] {
      color: var(--gh-color-fg-disabled);
      cursor: not-allowed;
    }
    [data-part='buttons'] svg:dir(rtl) {
      scale: -1 1;
    }
    [data-part='status'] {
      ${outOfSight}
    }
  }
`;
