import { transform } from 'oxc-transform-react';
import { defineConfig, type Rolldown } from 'tsdown';

/**
 * Compiles what runs in a browser: the compiler's runtime does not work where React renders server components.
 * A component or hook that the compiler cannot follow fails the build, rather than being slower unnoticed.
 */
const reactCompiler: Rolldown.Plugin = {
  name: 'react-compiler',
  transform: {
    filter: { id: /\.tsx$|\/use-[\w-]+\.ts$/, code: /^'use client';/ },
    async handler(source, path) {
      const { code, errors } = await transform(path, source, {
        jsx: 'preserve',
        reactCompiler: { reportDiagnostics: true },
      });
      if (errors.length > 0) this.error(errors.map((error) => error.codeframe ?? error.message).join('\n'));
      return { code, map: null };
    },
  },
};

const kebab = (name: string) => name.replaceAll(/(?<=.)(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();

/** Takes each icon from a module of its own: the root of lucide-react makes Node and bundlers read all 1,700. */
const singleIcons: Rolldown.Plugin = {
  name: 'single-icons',
  transform: {
    filter: { id: /\.tsx?$/, code: "from 'lucide-react'" },
    handler: (code) =>
      code.replaceAll(/import \{([^}]+)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from 'lucide-react/icons/${kebab(name)}';`)
          .join(' '),
      ),
  },
};

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{components,trade,screens}/*/index.ts',
    'src/tokens/tokens.ts',
    'src/theme/{set-theme,use-theme,ThemeScript}.{ts,tsx}',
    'src/lib/use-form.ts',
  ],
  format: 'esm',
  // One module a component, as in the sources: a bundler keeps what is imported, and 'use client' stays per file.
  unbundle: true,
  dts: true,
  plugins: [singleIcons, reactCompiler],
  // A package that is used and not declared would be copied in; this makes it an error.
  deps: { onlyBundle: [] },
  platform: 'neutral',
  target: 'es2022',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  copy: [
    'src/tokens/tokens.css',
    'src/tokens/tokens.dtcg.json',
    'src/styles/reset.css',
    'src/styles/fonts.css',
  ],
  // Class names that are the same on server and client.
  inputOptions: (options) => ({
    ...options,
    transform: {
      ...options.transform,
      plugins: { styledComponents: { namespace: 'guildhall', fileName: true } },
    },
  }),
});
