import * as lucide from 'lucide-react';
import type { ReactElement } from 'react';

type DrawnIcon = { render: (props: object) => ReactElement<{ icon: lucide.LucideIconData }> };

/** The class names and the shapes of an icon, as its component in lucide has them. */
export function iconShapes(icon: string): [classes: string, shapes: lucide.LucideIconNode[]] {
  const { render } = lucide[icon as keyof typeof lucide] as unknown as DrawnIcon;
  const { name, aliases = [], node } = render({}).props.icon;
  const classes = ['lucide', ...[name, ...aliases].map((alias) => `lucide-${String(alias)}`)];
  return [classes.join(' '), node];
}
