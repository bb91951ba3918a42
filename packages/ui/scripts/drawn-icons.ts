import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';
import { iconShapes } from './icon-shapes.ts';

/** Where each icon gets a module of its own, as if it stood in the sources. */
const iconFolder = fileURLToPath(new URL('../src/icons/', import.meta.url));

/** Takes only the shapes of the icons: lucide's own components are larger than all that a page shows. */
export const drawnIcons: Rolldown.Plugin = {
  name: 'drawn-icons',
  transform: {
    filter: { id: /\.tsx?$/, code: "from 'lucide-react'" },
    handler: (code) => ({
      code: code.replaceAll(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => name.split(' as '))
          .map(([icon = '', name = icon]) => `import ${name} from '${iconFolder}${icon}.ts';`)
          .join(' ')
          // As many lines as before, so that the source map stays right.
          .concat('\n'.repeat(names.split('\n').length - 1)),
      ),
      map: null,
    }),
  },
  resolveId: { filter: { id: /\/src\/icons\// }, handler: (id) => id },
  load: {
    filter: { id: /\/src\/icons\// },
    handler: (id) => {
      const [classes, shapes] = iconShapes(basename(id, '.ts'));
      return `import { createIcon } from '#lib/create-icon.ts';
export default /* @__PURE__ */ createIcon(${JSON.stringify(classes)}, ${JSON.stringify(shapes)});`;
    },
  },
};
