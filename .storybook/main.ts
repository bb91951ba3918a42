import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { makePortable, type Manifests } from './portable-manifests.ts';
import { sentenceCase } from './story-names.ts';
import { addStorySources } from './story-sources.ts';
import {
  componentHistories,
  componentOverview,
  componentReferences,
  componentVariables,
  iconsInUse,
} from './virtual-modules.ts';

/** What Storybook's presets process one after the other; this one is the last. */
interface Presets {
  /** The manifests that agents read. */
  experimental_manifests: (manifests: Manifests) => Promise<Manifests>;
  /** What is added to each file of stories when it is bundled. */
  experimental_enrichCsf: () => typeof addStorySources;
}

/** Tests show no sidebar, pages or code, for which every file would be parsed as they start. */
const isTest = Boolean(process.env['VITEST']);

const config: StorybookConfig & Presets = {
  stories: [
    ...(isTest ? [] : ['../packages/ui/docs/**/*.mdx']),
    '../packages/ui/docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    { name: '@storybook/addon-docs', options: isTest ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true },
  experimental_manifests: makePortable,
  experimental_enrichCsf: () => addStorySources,
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...file) =>
        isTest
          ? []
          : (await indexer.createIndex(...file)).map((entry) => ({
              ...entry,
              ...(entry.name && { name: sentenceCase(entry.name) }),
            })),
    })),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => {
        const { default: written } = (prop.tags ?? {}) as { default?: string };
        // @default is written for readers; the code may only show the name of a constant.
        if (written) prop.defaultValue = { value: written.replace(/^'(.*)'$/, '$1') };
        return !/node_modules/.test(prop.parent?.fileName ?? '');
      },
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      react({ compiler: true }),
      iconsInUse(),
      componentReferences(),
      componentOverview(),
      componentVariables(),
      componentHistories(),
    ],
    build: {
      ...vite.build,
      target: browserslistToEsbuild(undefined, { path: import.meta.dirname }),
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Storybook bundles client code only, so every 'use client' line would be a warning.
        onLog: (level, log, next) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['@guildhall/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
