import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The files of every case, by their paths. */
const cases: Record<string, string>[] = [];
/** The rules that the files of a case violate, by its index. */
let broken: Map<number, string[]>;

/** Adds a case. Returns what gives the rules of the project's lint configuration that `files` violate at those paths. */
function brokenRules(files: Record<string, string>): () => string[] {
  const index = cases.push(files) - 1;
  return () => broken.get(index) ?? [];
}

// One run of the linter for all cases, each in a folder of its own with the configuration.
beforeAll(() => {
  const sandbox = mkdtempSync(join(tmpdir(), 'guildhall-lint-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(sandbox, 'node_modules'));
    for (const [index, files] of cases.entries()) {
      for (const [path, text] of Object.entries(files)) {
        const file = join(sandbox, String(index), path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      copyFileSync(join(root, '.oxlintrc.json'), join(sandbox, String(index), '.oxlintrc.json'));
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--format=json', ...Object.keys(cases)],
      { cwd: sandbox, encoding: 'utf8', maxBuffer: Infinity },
    );
    const { diagnostics, number_of_files } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
      number_of_files: number;
    };
    expect(number_of_files).toBe(cases.flatMap(Object.keys).length);
    broken = new Map();
    for (const { code, filename } of diagnostics) {
      const index = Number(filename.split('/')[0]);
      broken.set(index, [...(broken.get(index) ?? []), code]);
    }
  } finally {
    rmSync(sandbox, { recursive: true, force: true });
  }
});

const restricted = 'eslint(no-restricted-imports)';
const importing = (module: string, name = 'thing') =>
  `import { ${name} } from '${module}';\nexport const kept = ${name};\n`;

const contract = JSON.parse(readFileSync(join(root, 'packages/contract/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
/** What browsers load of the contract: all but its index. */
const browserFiles = Object.keys(contract.exports).flatMap((path) => (path === '.' ? [] : [path.slice(2)]));

const violations: [string, string, string][] = [
  ['the contract imports the server', 'packages/contract/src/a.ts', importing('@guildhall/server')],
  ['the contract does I/O', 'packages/contract/src/a.ts', importing('node:fs')],
  ...browserFiles.map((name): [string, string, string] => [
    `${name}.ts, which browsers load, imports a schema`,
    `packages/contract/src/${name}.ts`,
    importing('./schemas/common.ts'),
  ]),
  ['a file that browsers load imports the index', 'packages/contract/src/rights.ts', importing('./index.ts')],
  ['api-client imports ui', 'packages/api-client/src/a.ts', importing('@guildhall/ui')],
  ['api-client imports react', 'packages/api-client/src/a.ts', importing('react')],
  [
    'api-client takes a value of the contract',
    'packages/api-client/src/a.ts',
    importing('@guildhall/contract'),
  ],
  ['ui imports api-client', 'packages/ui/src/a.ts', importing('@guildhall/api-client')],
  ['ui imports the contract', 'packages/ui/src/trade/A/A.ts', importing('@guildhall/contract')],
  ['ui routes', 'packages/ui/src/a.ts', importing('react-router-dom')],
  ['ui fetches', 'packages/ui/src/a.ts', importing('@tanstack/react-query')],
  ['ui uses a theme provider', 'packages/ui/src/a.ts', importing('styled-components', 'ThemeProvider')],
  [
    'a component knows the trade',
    'packages/ui/src/components/A/A.ts',
    importing('#trade/ProductCard/ProductCard.tsx'),
  ],
  [
    'the trade knows a screen',
    'packages/ui/src/trade/A/A.ts',
    importing('#screens/StoreScreen/StoreScreen.tsx'),
  ],
  ['a component fetches', 'packages/ui/src/components/A/A.ts', importing('@tanstack/react-query')],
  [
    'the trade uses a theme provider',
    'packages/ui/src/trade/A/A.ts',
    importing('styled-components', 'ThemeProvider'),
  ],
  ['the server imports ui', 'packages/server/src/a.ts', importing('@guildhall/ui')],
  ['the server imports api-client', 'packages/server/src/a.ts', importing('@guildhall/api-client')],
  ['db imports a module', 'packages/server/src/db/a.ts', importing('#modules/companies/queries.ts')],
  ['bus imports http', 'packages/server/src/bus/a.ts', importing('#http/auth.ts')],
  ['queries know HTTP', 'packages/server/src/modules/companies/queries.ts', importing('#http/errors.ts')],
  ['the app imports the server', 'packages/app/src/a.ts', importing('@guildhall/server')],
  ['the app takes a value of the contract', 'packages/app/src/a.ts', importing('@guildhall/contract')],
  ['the app styles', 'packages/app/src/a.ts', importing('styled-components', 'styled')],
  ['lib imports session', 'packages/app/src/lib/a.ts', importing('#session/session.tsx')],
  ['session imports data', 'packages/app/src/session/a.ts', importing('#data/users.ts')],
  ['data imports routes', 'packages/app/src/data/a.ts', importing('#routes/home/home.tsx')],
  ['data imports the route table', 'packages/app/src/data/a.ts', importing('#route-table.ts')],
];

describe('the dependency rule', () => {
  it.each(violations.map(([name, path, text]) => [name, brokenRules({ [path]: text })] as const))(
    '%s: refused',
    (_name, codes) => expect(codes()).toContain(restricted),
  );

  const allowed: [string, string, string][] = [
    ...browserFiles.map((name): [string, string, string] => [
      `a file that browsers load takes ${name}.ts`,
      'packages/contract/src/activity.ts',
      importing(`./${name}.ts`),
    ]),
    [
      'a file that browsers load takes types',
      'packages/contract/src/letter-paths.ts',
      "import type { Product } from './schemas/product.ts';\nexport type P = Product;\n",
    ],
    [
      'api-client takes types',
      'packages/api-client/src/a.ts',
      "import type { Product } from '@guildhall/contract';\nexport type P = Product;\n",
    ],
    [
      'api-client takes the endpoint table',
      'packages/api-client/src/a.ts',
      importing('@guildhall/contract/endpoints', 'endpoints'),
    ],
    [
      'the app takes the fields',
      'packages/app/src/routes/a.ts',
      importing('@guildhall/contract/fields', 'newProductFields'),
    ],
    ['the server takes the contract', 'packages/server/src/a.ts', importing('@guildhall/contract', 'routes')],
    ['routes take queries', 'packages/server/src/modules/companies/routes.ts', importing('./queries.ts')],
    ['the app composes ui', 'packages/app/src/routes/a.ts', importing('@guildhall/ui', 'Button')],
  ];
  it.each(allowed.map(([name, path, text]) => [name, brokenRules({ [path]: text })] as const))(
    '%s: allowed',
    (_name, codes) => expect(codes()).not.toContain(restricted),
  );

  const importingType = (module: string, imported: string, exported: string) =>
    `import type { ${imported} } from '${module}';\nexport type ${exported} = ${imported} | string;\n`;
  it.each([
    [
      'a cycle',
      brokenRules({
        'packages/app/src/a.ts': importing('./b.ts', 'kept').replace('kept = kept', 'other = kept'),
        'packages/app/src/b.ts': importing('./a.ts', 'other'),
      }),
    ],
    [
      'a cycle of types',
      brokenRules({
        'packages/app/src/a.ts': importingType('./b.ts', 'B', 'A'),
        'packages/app/src/b.ts': importingType('./a.ts', 'A', 'B'),
      }),
    ],
  ])('%s: refused', (_name, codes) => expect(codes()).toContain('import(no-cycle)'));
});

describe('other rules', () => {
  const violated: [string, string, string, string][] = [
    [
      'a default export',
      'packages/app/src/a.ts',
      'const a = 1;\nexport default a;\n',
      'import(no-default-export)',
    ],
    [
      'a value import of a type',
      'packages/app/src/a.ts',
      "import { Product } from './b.ts';\nexport type P = Product;\n",
      'typescript(consistent-type-imports)',
    ],
    ['any', 'packages/app/src/a.ts', 'export const a = (x: any) => x;\n', 'typescript(no-explicit-any)'],
    [
      'raw html',
      'packages/ui/src/a.tsx',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
      'react(no-danger)',
    ],
    [
      'printing in product code',
      'packages/app/src/a.ts',
      "console.log('x');\nexport {};\n",
      'eslint(no-console)',
    ],
  ];
  it.each(violated.map(([name, path, text, rule]) => [name, brokenRules({ [path]: text }), rule] as const))(
    '%s: refused',
    (_name, codes, rule) => expect(codes()).toContain(rule),
  );
});
