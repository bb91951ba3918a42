'use client';
import { css, styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';

/** Steps below one another, their words beside the markers. */
const vertical = css`
  > [data-part='steps'] {
    flex-direction: column;
  }
  > [data-part='steps'] > [data-part='step'] {
    display: flex;
    gap: var(--gh-space-1-5);
    padding-block-end: var(--gh-space-3);
  }
  > [data-part='steps'] > [data-part='step']:last-child {
    padding-block-end: 0;
  }
  > [data-part='steps'] > [data-part='step']:not(:last-child)::after {
    inset-block: calc(var(--_marker) + 4px) 4px;
    inset-inline: calc(var(--_marker) / 2 - 1px) auto;
    inline-size: 2px;
    block-size: auto;
  }
  > [data-part='steps'] > [data-part='step'] > [data-part='content'] {
    margin: 3px 0 0;
    padding: 0;
  }
`;

export const Root = styled.div`
  @layer guildhall.components {
    --_marker: 1.75rem;
    container-type: inline-size;
    inline-size: 100%;
    min-inline-size: 0;
    color: var(--gh-color-fg);
    font-family: var(--gh-font-sans);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);

    > [data-part='steps'] {
      display: flex;
      margin: 0;
      padding: 0;
      /* Unlike none, an empty string leaves Safari the list's meaning. */
      list-style-type: '';
    }
    > [data-part='steps'] > [data-part='step'] {
      --_line: var(--gh-color-border-strong);
      position: relative;
      flex: 1 1 0;
      min-inline-size: 0;
    }
    /* From this marker to the next. */
    > [data-part='steps'] > [data-part='step']:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block: calc(var(--_marker) / 2 - 1px) auto;
      inset-inline: calc(var(--_marker) + 8px) 8px;
      block-size: 2px;
      border-radius: var(--gh-radius-full);
      background-color: var(--_line);
    }
    > [data-part='steps'] > [data-part='step'] > [data-part='marker'] {
      display: grid;
      flex: none;
      place-items: center;
      box-sizing: border-box;
      inline-size: var(--_marker);
      block-size: var(--_marker);
      border: 2px solid var(--gh-color-border-strong);
      border-radius: var(--gh-radius-full);
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
      font-variant-numeric: tabular-nums;
      line-height: 1;
    }
    > [data-part='steps'] > [data-part='step'] > [data-part='marker'] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }
    > [data-part='steps'] > [data-part='step'] > [data-part='content'] {
      position: relative;
      min-inline-size: 0;
      margin-block-start: var(--gh-space-1);
      padding-inline-end: var(--gh-space-2);
      overflow-wrap: anywhere;
    }
    [data-part='label'] {
      color: var(--gh-color-fg-muted);
      font-weight: var(--gh-weight-medium);
    }
    [data-part='state'] {
      ${outOfSight}
    }
    [data-part='description'] {
      margin-block-start: 2px;
      color: var(--gh-color-fg-muted);
      font-size: var(--gh-text-xs);
      line-height: var(--gh-leading-xs);
    }

    [data-part='step'][data-state='done'] {
      --_line: var(--gh-stepper-done, var(--gh-color-action));
    }
    [data-part='step'][data-state='done'] > [data-part='marker'] {
      border-color: var(--gh-stepper-done, var(--gh-color-action));
      background-color: var(--gh-stepper-done, var(--gh-color-action));
      color: var(--gh-color-on-action);
    }
    [data-part='step'][data-state='current'] > [data-part='marker'] {
      border-color: var(--gh-stepper-current, var(--gh-color-accent));
      color: var(--gh-color-fg);
      box-shadow: 0 0 0 3px var(--gh-color-accent-subtle);
    }
    [data-part='step'][data-state='stopped'] > [data-part='marker'] {
      border-color: var(--gh-stepper-stopped, var(--gh-color-critical));
      background-color: var(--gh-stepper-stopped, var(--gh-color-critical));
      color: var(--gh-color-on-critical);
    }
    [data-part='step']:is([data-state='done'], [data-state='current']) [data-part='label'] {
      color: var(--gh-color-fg);
    }
    [data-part='step'][data-state='current'] [data-part='label'] {
      font-weight: var(--gh-weight-semibold);
    }
    [data-part='step'][data-state='stopped'] [data-part='label'] {
      color: var(--gh-color-critical-fg);
      font-weight: var(--gh-weight-semibold);
    }

    &[data-orientation='vertical'] {
      ${vertical}
    }
    @container (width < 36rem) {
      ${vertical}
    }
    @media (forced-colors: active) {
      [data-part='step']::after {
        background-color: CanvasText;
      }
      [data-part='step'][data-state='current'] > [data-part='marker'] {
        border-color: Highlight;
      }
    }
  }
`;
