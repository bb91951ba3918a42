import type { LucideIconNode } from 'lucide-react';
import { createElement, type ComponentProps, type FunctionComponent } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  /**
   * Width and height.
   * @default 24
   */
  size?: number | string | undefined;
}

const names = /^(?:aria-|role$|title$)/;

/** A component like that of lucide, which the build of the package replaces by this one. */
export function createIcon(classes: string, shapes: readonly LucideIconNode[]): FunctionComponent<IconProps> {
  // The same elements each time: React does not look at them again.
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, children, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': children || Object.keys(rest).some((name) => names.test(name)) ? undefined : 'true',
        ...rest,
      },
      drawn,
      children,
    );
}
