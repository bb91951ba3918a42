import { css } from 'styled-components';
import { buttonVariants } from '#components/Button/Button.variants.ts';

/** The styles of an icon button without its icon and round shape, for composites: a plain button costs less. */
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
  /* A small button looks 32 px high and has a target of 40; for fingers it and the medium one have 44. Insets begin
     within the border. */
  &[data-size='sm']::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  @media (pointer: coarse) {
    &[data-size='sm']::after {
      inset: -7px;
    }
    &[data-size='md']::after {
      content: '';
      position: absolute;
      inset: -3px;
    }
  }
`;
