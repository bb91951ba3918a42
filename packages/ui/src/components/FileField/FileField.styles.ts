'use client';
import { styled } from 'styled-components';
import { fieldFrame } from '#components/Field/Field.variants.ts';
import { outOfSight } from '#styles/out-of-sight.ts';
import { fileBox } from './FileField.variants.ts';

export const Root = styled.div`
  @layer guildhall.components {
    position: relative;
    ${fieldFrame}

    ${fileBox}
    [data-part='files'] {
      display: grid;
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
      background-color: var(--gh-field-bg, var(--gh-color-surface));
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-field-radius, var(--gh-radius));
    }
    [data-part='file'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--gh-space-1-5);
      padding: var(--gh-space-1) var(--gh-space-1-5);
    }
    [data-part='file'] + [data-part='file'] {
      border-block-start: 1px solid var(--gh-color-border);
    }
    [data-part='file'][draggable='true'] {
      cursor: grab;
    }
    [data-part='file'][data-dragged] {
      background-color: var(--gh-color-surface-hover);
      outline: 1px solid var(--gh-color-border-strong);
      outline-offset: -1px;
    }
    [data-part='file'][data-invalid] [data-part='preview'] {
      border-color: var(--gh-color-critical);
    }
    [data-part='preview'] {
      display: grid;
      place-items: center;
      inline-size: var(--gh-control-md);
      block-size: var(--gh-control-md);
      overflow: hidden;
      color: var(--gh-color-fg-muted);
      background-color: var(--gh-color-surface-sunken);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius);
    }
    [data-part='preview'] > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    [data-part='facts'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--gh-space-1);
      min-inline-size: 0;
    }
    [data-part='name'] {
      overflow-wrap: anywhere;
      unicode-bidi: plaintext;
    }
    [data-part='size'] {
      color: var(--gh-color-fg-subtle);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    [data-part='file-error'] {
      display: flex;
      gap: var(--gh-space-half);
      color: var(--gh-color-critical-fg);
    }
    [data-part='file-error'] > svg {
      flex: none;
      margin-block-start: 2px;
    }
    [data-part='file-error'],
    [data-part='facts'] > [data-component='Progress'] {
      flex: 1 0 100%;
    }
    [data-part='facts'] > [data-component='Progress'],
    [data-part='facts'] > [data-component='Button'] {
      margin-block-start: var(--gh-space-half);
    }
    [data-part='buttons'] {
      display: flex;
      align-self: start;
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
