'use client';
import { styled } from 'styled-components';

export const Root = styled.span`
  @layer guildhall.components {
    display: inline-flex;
    flex: none;

    > [data-part] {
      box-sizing: border-box;
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--gh-space-half);
      min-inline-size: var(--gh-connection-toggle-width, 8rem);
      min-block-size: var(--gh-control-md);
      padding-inline: var(--gh-space-1-5);
      border: 1px solid transparent;
      border-radius: var(--gh-connection-toggle-radius, var(--gh-radius));
      font-family: var(--gh-font-sans);
      font-size: var(--gh-text-sm);
      font-weight: var(--gh-weight-semibold);
      line-height: var(--gh-leading-xs);
      white-space: nowrap;
    }
    &[data-size='sm'] > [data-part] {
      min-inline-size: var(--gh-connection-toggle-width, 7.25rem);
      min-block-size: var(--gh-control-sm);
      padding-inline: var(--gh-space-1);
    }

    [data-part='button'] {
      border-color: var(--gh-color-connection-stranger-border);
      background: var(--gh-color-connection-stranger-subtle);
      color: var(--gh-color-connection-stranger-fg);
      cursor: pointer;
      transition:
        background-color var(--gh-duration-fast) var(--gh-ease-out),
        transform var(--gh-duration-fast) var(--gh-ease-out);
    }
    @media (hover: hover) {
      [data-part='button']:hover {
        background: color-mix(
          in srgb,
          var(--gh-color-connection-stranger-border) 18%,
          var(--gh-color-connection-stranger-subtle)
        );
      }
    }
    [data-part='button']:active {
      transform: translateY(1px);
    }
    [data-part='button']:focus-visible,
    [data-part='status']:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: 2px;
    }
    &[data-busy] [data-part='button'] {
      cursor: progress;
    }

    [data-part='status'] {
      outline: none;
    }
    &[data-status='pending'] [data-part='status'] {
      background: var(--gh-color-connection-pending-subtle);
      border-color: var(--gh-color-connection-pending-border);
      color: var(--gh-color-connection-pending-fg);
    }
    &[data-status='connected'] [data-part='status'] {
      background: var(--gh-color-connection-connected-subtle);
      border-color: var(--gh-color-connection-connected-border);
      color: var(--gh-color-connection-connected-fg);
    }
    &[data-status='declined'] [data-part='status'] {
      background: var(--gh-color-connection-declined-subtle);
      border-color: var(--gh-color-connection-declined-border);
      color: var(--gh-color-connection-declined-fg);
    }

    @media (prefers-reduced-motion: reduce) {
      [data-part='button'] {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      [data-part='button'] {
        border-color: ButtonBorder;
      }
    }
  }
`;
