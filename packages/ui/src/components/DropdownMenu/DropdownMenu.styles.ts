'use client';
import { styled } from 'styled-components';
import { popupMotion } from '#styles/popup-motion.ts';

export const Root = styled.div`
  @layer guildhall.components {
    z-index: var(--gh-z-popover);
    inline-size: max-content;
    min-inline-size: 192px;
    max-inline-size: min(
      var(--gh-dropdown-menu-max-width, 320px),
      var(--radix-dropdown-menu-content-available-width)
    );
    max-block-size: var(--radix-dropdown-menu-content-available-height);
    padding: var(--gh-space-half);
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-dropdown-menu-radius, var(--gh-radius-lg));
    background-color: var(--gh-dropdown-menu-bg, var(--gh-color-surface-raised));
    color: var(--gh-color-fg);
    box-shadow: var(--gh-shadow-2);
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-sm);
    transform-origin: var(--radix-dropdown-menu-content-transform-origin);

    [data-part='item'] {
      display: flex;
      align-items: center;
      gap: var(--gh-space-1-5);
      min-block-size: var(--gh-control-md);
      padding: var(--gh-space-1) var(--gh-space-1-5);
      border-radius: var(--gh-radius);
      color: inherit;
      text-decoration: none;
      outline: none;
      cursor: pointer;
      -webkit-user-select: none;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    @media (pointer: coarse) {
      [data-part='item'] {
        min-block-size: var(--gh-control-lg);
      }
    }
    [data-part='item'] > [data-part='icon'] {
      display: inline-flex;
      flex: none;
      inline-size: 16px;
      color: var(--gh-color-fg-muted);
    }
    [data-part='item'] > [data-part='icon'] > svg {
      inline-size: 16px;
      block-size: 16px;
    }
    [data-part='item'] > [data-part='label'] {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    [data-part='item'] > [data-part='shortcut'] {
      flex: none;
      padding-inline-start: var(--gh-space-2);
      color: var(--gh-color-fg-subtle);
      font-family: inherit;
      font-size: var(--gh-text-xs);
    }
    /* Where one entry has an icon, the labels of all line up. */
    &:has([data-part='icon']) [data-part='item']:not(:has([data-part='icon'])) {
      padding-inline-start: calc(var(--gh-space-1-5) * 2 + 16px);
    }

    [data-part='item'][data-highlighted] {
      background-color: var(--gh-color-surface-hover);
    }
    [data-part='item']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }
    [data-part='item'][data-tone='critical'],
    [data-part='item'][data-tone='critical'] > [data-part='icon'] {
      color: var(--gh-color-critical-fg);
    }
    [data-part='item'][data-tone='critical'][data-highlighted] {
      background-color: var(--gh-color-critical-subtle);
    }
    [data-part='item'][data-state='unchecked'] > [data-part='icon'] > svg {
      visibility: hidden;
    }
    [data-part='item'][data-disabled],
    [data-part='item'][data-disabled] > [data-part] {
      color: var(--gh-color-fg-disabled);
      cursor: default;
    }

    [data-part='heading'] {
      padding: var(--gh-space-1) var(--gh-space-1-5) var(--gh-space-half);
      color: var(--gh-color-fg-subtle);
      font-size: var(--gh-text-xs);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
    }
    [data-part='separator'] {
      block-size: 1px;
      margin: var(--gh-space-half) calc(var(--gh-space-half) * -1);
      background-color: var(--gh-color-border);
    }

    ${popupMotion}
    /* A pointer that is still on it must not take the focus back while it leaves. */
    &[data-state='closed'] {
      pointer-events: none;
    }
    @media (forced-colors: active) {
      [data-part='item'][data-highlighted] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      [data-part='item'][data-disabled],
      [data-part='item'][data-disabled] > [data-part] {
        color: GrayText;
      }
      [data-part='separator'] {
        background-color: CanvasText;
      }
    }
  }
`;
