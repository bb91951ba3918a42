'use client';
import { styled } from 'styled-components';
import { buttonVariants } from '#components/Button/Button.variants.ts';
import { iconButtonBox } from '#components/IconButton/IconButton.variants.ts';
import { toneColours } from '#styles/tones.ts';

export const Root = styled.ol`
  @layer guildhall.components {
    --_edge: 100%;
    --_offset: var(--gh-toaster-offset, var(--gh-top-bar-height));
    position: fixed;
    inset-block-start: var(--_offset);
    inset-inline-end: 0;
    z-index: var(--gh-z-toast);
    display: flex;
    flex-direction: column;
    gap: var(--gh-space-1);
    inline-size: var(--gh-toaster-width, 392px);
    max-inline-size: 100%;
    max-block-size: calc(100dvh - var(--_offset));
    padding: var(--gh-space-2);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    list-style: none;
    pointer-events: none;

    &:empty {
      padding: 0;
    }
    &[data-placement$='start'] {
      --_edge: -100%;
      inset-inline: 0 auto;
    }
    &:dir(rtl) {
      --_edge: -100%;
    }
    &[data-placement$='start']:dir(rtl) {
      --_edge: 100%;
    }
    &[data-placement^='bottom'] {
      inset-block: auto 0;
    }
    /* Half-way down an open dialog: its title and way out are at its head, its actions at its foot. */
    &[data-above~='dialog'] {
      inset-block: 50% auto;
      max-block-size: 40dvh;
      translate: 0 -50%;
    }
    /* Beside a drawer, whose main action can be anywhere. */
    @media (width >= 600px) {
      &:is(
        [data-above~='end-drawer'][data-placement$='end'],
        [data-above~='start-drawer'][data-placement$='start']
      ) {
        inline-size: clamp(11rem, 100vw - 420px, var(--gh-toaster-width, 392px));
      }
      &[data-above~='end-drawer'][data-placement$='end'] {
        --_edge: -100%;
        inset-inline: 0 auto;
      }
      &[data-above~='end-drawer'][data-placement$='end']:dir(rtl),
      &[data-above~='start-drawer'][data-placement$='start'] {
        --_edge: 100%;
      }
      &[data-above~='start-drawer'][data-placement$='start'] {
        inset-inline: auto 0;
      }
      &[data-above~='start-drawer'][data-placement$='start']:dir(rtl) {
        --_edge: -100%;
      }
    }
    /* One that fills the screen has its main action below the header, and nothing at the foot. */
    &[data-above~='full-dialog'] {
      inset-block: auto 0;
      translate: none;
    }
    /* All of this one is read, and it is low. */
    &[data-above~='alert-dialog'] {
      inset-block: var(--_offset) auto;
      translate: none;
    }
    /* At the other edge while a popover is open in this corner, and above the navigation at the foot. */
    &[data-above~='popover'][data-placement^='top'] {
      inset-block: auto calc(var(--gh-bottom-bar-height) + env(safe-area-inset-bottom));
      translate: none;
    }
    @media (width >= 900px) {
      &[data-above~='popover'][data-placement^='top'] {
        inset-block-end: 0;
      }
    }
    &:focus-visible {
      outline: 2px solid var(--gh-color-focus);
      outline-offset: -2px;
    }

    > [data-part='toast'] {
      ${toneColours}
      position: relative;
      display: flex;
      align-items: flex-start;
      flex: none;
      gap: var(--gh-space-1-5);
      padding-block: var(--gh-space-1-5);
      padding-inline: var(--gh-space-2) var(--gh-space-1-5);
      border: 1px solid var(--gh-color-border);
      border-radius: var(--gh-radius-lg);
      background-color: var(--gh-toaster-bg, var(--gh-color-surface-raised));
      color: var(--gh-color-fg);
      box-shadow: var(--gh-shadow-2);
      font-size: var(--gh-text-sm);
      line-height: var(--gh-leading-sm);
      overflow: hidden;
      pointer-events: auto;
      cursor: grab;
      /* The browser would drag a text that is selected. Radix says so to the others. */
      -webkit-user-select: none;
    }
    > [data-part='toast']::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 3px;
      background-color: var(--_solid);
    }
    > [data-part='toast'] > [data-part='icon'] {
      flex: none;
      margin-block: 2px;
      color: var(--_fg);
    }
    > [data-part='toast'] > [data-part='message'] {
      flex: 1;
      min-inline-size: 0;
      padding-block: 2px;
      overflow-wrap: anywhere;
    }
    > [data-part='toast'] > [data-part='follow-up'] {
      ${buttonVariants}
      flex: none;
      margin-block: -4px;
      padding: 4px var(--gh-space-1);
      font: inherit;
      font-weight: var(--gh-weight-semibold);
      text-decoration: underline;
      text-decoration-color: var(--gh-color-accent);
      text-underline-offset: 0.2em;
    }
    /* As high as a line of text, so that the button does not make a short message tall. */
    > [data-part='toast'] > [data-part='close'] {
      ${iconButtonBox}
      margin-block: -4px;
    }

    > [data-part='toast'][data-state='open'] {
      animation: gh-toaster-arrive var(--gh-duration-base) var(--gh-ease-out);
    }
    > [data-part='toast'][data-state='closed'] {
      animation: gh-toaster-leave var(--gh-duration-fast) var(--gh-ease-in-out) forwards;
    }
    > [data-part='toast'][data-swipe='move'] {
      cursor: grabbing;
      transform: translateX(var(--radix-toast-swipe-move-x));
    }
    > [data-part='toast'][data-swipe='cancel'] {
      transform: none;
      transition: transform var(--gh-duration-base) var(--gh-ease-out);
    }
    > [data-part='toast'][data-swipe='end'] {
      animation: gh-toaster-slide var(--gh-duration-fast) var(--gh-ease-out) forwards;
    }

    @keyframes gh-toaster-arrive {
      from {
        opacity: 0;
        transform: translateX(calc(var(--_edge) * 0.4));
      }
    }
    @keyframes gh-toaster-leave {
      to {
        opacity: 0;
      }
    }
    @keyframes gh-toaster-slide {
      from {
        transform: translateX(var(--radix-toast-swipe-end-x));
      }
      to {
        opacity: 0;
        transform: translateX(calc(var(--_edge) * 1.1));
      }
    }

    /* Many at once never take a phone's whole screen. */
    @media (width < 600px) {
      inline-size: 100%;
      max-block-size: min(60dvh, calc(100dvh - var(--_offset)));
      padding: var(--gh-space-1);

      /* A dialog is a sheet, whose actions are at the foot of the screen. */
      &[data-above~='dialog']:not(
          [data-above~='full-dialog'],
          [data-above~='alert-dialog'],
          [data-above~='popover']
        ) {
        inset-block: auto calc(5.5rem + env(safe-area-inset-bottom));
        max-block-size: 60dvh;
        translate: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      > [data-part='toast'][data-state] {
        animation: none;
        transition: none;
      }
      > [data-part='toast'][data-state='closed'] {
        display: none;
      }
    }
    @media print {
      display: none;
    }
    @media (forced-colors: active) {
      > [data-part='toast']::before {
        background-color: Highlight;
      }
    }
  }
`;
