import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const budget = 3900;

it(`fits in ${budget} bytes, minified and compressed`, async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@guildhall/source'] },
    build: {
      write: false,
      rolldownOptions: {
        input: new URL('index.ts', import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
        output: { minify: true },
      },
    },
  });
  const code = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  expect(code).toHaveLength(1);
  const chunk = code[0]!;
  if (chunk.type !== 'chunk') throw new Error('The bundle holds no code.');
  expect(chunk.code).toContain('/api/users/login');
  expect(gzipSync(chunk.code, { level: 9 }).byteLength).toBeLessThanOrEqual(budget);
});
