import { css } from 'styled-components';
import { buttonVariants } from '#components/Button/Button.variants.ts';

/** An icon button as a whole, but for its icon and its round shape. A composite dresses plain buttons with it: each component costs. */
export const iconButtonBox = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  padding: 0;
  ${buttonVariants}

  &[data-size='sm'] {
    inline-size: var(--gh-control-sm);
    block-size: var(--gh-control-sm);
  }
  &[data-size='md'] {
    inline-size: var(--gh-control-md);
    block-size: var(--gh-control-md);
  }
  &[data-size='lg'] {
    inline-size: var(--gh-control-lg);
    block-size: var(--gh-control-lg);
  }
  /* A finger gets 40 px of a small button, the eye 32. */
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
`;
