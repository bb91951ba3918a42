import type { EngineName } from './engines.ts';

/** One thing that is broken on purpose, to see that a suite finds it. */
export interface PlantedFault {
  name: string;
  file: string;
  /** Occurs exactly once in the file; replaced by `to` while `command` runs. */
  from: string;
  to: string;
  command: string;
  /** Must occur in the suite's output: the title of the test, or the rule, that guards against this fault. */
  caughtBy: string;
}

const vitest = (project: string, file: string) => `npx vitest run --project ${project} ${file}`;
const story = (file: string) => vitest('storybook', `packages/ui/src/${file}`);
const journey = (file: string) =>
  `npm run build -w @guildhall/app && npx playwright test --config e2e/playwright.config.ts --reporter=line ${file}`;
const engine = (name: EngineName) =>
  `npm run build -w @guildhall/app && npm run e2e:engines -- --reporter=line --grep=${name}`;

export const plantedFaults: PlantedFault[] = [
  {
    name: 'contract: an endpoint twice',
    file: 'packages/contract/src/endpoints.ts',
    from: "['GET', '/api/connections/pending/:userId']",
    to: "['GET', '/api/connections/sent/:userId']",
    command: vitest('unit', 'packages/contract'),
    caughtBy: 'has no two endpoints with one method and path',
  },
  {
    name: 'client: an id in a path is not escaped',
    file: 'packages/api-client/src/call.ts',
    from: 'encodeURIComponent(params[param]!)',
    to: 'params[param]!',
    command: vitest('unit', 'packages/api-client/src/client.test.ts'),
    caughtBy: 'escapes the parameters of a path',
  },
  {
    name: 'contract: a price is cut, not rounded',
    file: 'packages/contract/src/money.ts',
    from: '(2n * dividend + divisor) / (2n * divisor)',
    to: 'dividend / divisor',
    command: vitest('unit', 'packages/contract/src/money.test.ts'),
    caughtBy: 'less a discount, and a part of an amount, are rounded half up',
  },
  {
    name: 'SQL: a list begins with the oldest',
    file: 'packages/server/src/modules/requests/queries.ts',
    from: "let rows = boardRequests(db)\n    .where('id', '<', before)\n    .orderBy('id', 'desc')",
    to: "let rows = boardRequests(db)\n    .where('id', '<', before)\n    .orderBy('id', 'asc')",
    command: vitest('server', 'packages/server/src/modules/requests'),
    caughtBy: 'shows requests to anyone, newest first, in pages',
  },
  {
    name: 'bus: an event is told before other nodes can know of it',
    file: 'packages/server/src/bus/reach-all.ts',
    from: 'if (bus.isAlone()) return;',
    to: 'if (bus) return;',
    command: vitest('server', 'packages/server/src/bus/bus.test.ts'),
    caughtBy: 'know what one of them tells once all are reached',
  },
  {
    name: 'deals: an offer is accepted that nobody has read',
    file: 'packages/server/src/modules/quotes/negotiation.ts',
    from: 'if (after !== undefined && after !== quote.offerCount) throw',
    to: 'if (false) throw',
    command: vitest('server', 'packages/server/src/modules/quotes/offers.test.ts'),
    caughtBy: 'is refused after an offer that is not the last, with the present state',
  },
  {
    name: 'deals: a third company reads a quote',
    file: 'packages/server/src/modules/quotes/queries.ts',
    from: "    .where('quotes.id', '=', id)\n    .where(sql<boolean>`${companyId}::uuid in (quotes.client_id, quotes.vendor_id)`)",
    to: "    .where('quotes.id', '=', id)",
    command: vitest('server', 'packages/server/src/modules/quotes/quotes.test.ts'),
    caughtBy: 'is for its two companies: nobody else reads or changes it',
  },
  {
    name: 'rights: a role that was taken away still writes',
    file: 'packages/server/src/db/activity.ts',
    from: "        .where('role', 'in', rights[right])\n",
    to: '',
    command: vitest('server', 'packages/server/src/http/rights.test.ts'),
    caughtBy: 'a role that is lost is lost at once on every node',
  },
  {
    name: 'files: a company uses the picture of another one',
    file: 'packages/server/src/modules/files/queries.ts',
    from: 'company_id = ${companyId}::uuid and id in (select unnest',
    to: 'id in (select unnest',
    command: vitest('server', 'packages/server/src/modules/files/files.test.ts'),
    caughtBy: 'when it is of another company, a document or unknown',
  },
  {
    name: 'import: rows are counted without the header',
    file: 'packages/server/src/modules/products/csv/read-rows.ts',
    from: '  let row = 0;\n',
    to: '  let row = -1;\n',
    command: vitest('server', 'packages/server/src/modules/products/csv/csv.test.ts'),
    caughtBy: 'adds the right rows, and names the wrong ones and duplicates by row, column and reason',
  },
  {
    name: 'import: an undo takes back what somebody has changed since',
    file: 'packages/server/src/modules/products/batch-routes.ts',
    from: "  if (isChanged) return 'It has been changed since.';\n",
    to: '',
    command: vitest('server', 'packages/server/src/modules/products/csv/csv.test.ts'),
    caughtBy: 'archives what it added, for another import, and leaves what somebody has touched',
  },
  {
    name: 'bulk change: an undo takes back what somebody has changed since',
    file: 'packages/server/src/modules/products/batch-routes.ts',
    from: "  if (isChanged) return 'It has been changed since.';\n",
    to: '',
    command: vitest('server', 'packages/server/src/modules/products/batches.test.ts'),
    caughtBy: 'an undo leaves what somebody has changed since',
  },
  {
    name: 'filters: out of stock counts as in stock',
    file: 'packages/server/src/modules/products/filters.ts',
    from: "${column('stock_quantity')} > 0",
    to: "${column('stock_quantity')} >= 0",
    command: vitest('server', 'packages/server/src/modules/products/filters.test.ts'),
    caughtBy: 'listProducts',
  },
  {
    name: 'facets: a facet is narrowed by its own choice',
    file: 'packages/server/src/modules/products/queries.ts',
    from: 'category ? found({ ...others, industry }) : sql`select * from found`',
    to: 'sql`select * from found`',
    command: vitest('server', 'packages/server/src/modules/products/filters.test.ts'),
    caughtBy: 'counts a facet without its own choice',
  },
  {
    name: 'blocks: a deal that is negotiated is seen',
    file: 'packages/server/src/modules/blocks/expressions.ts',
    from: "(quotes.status = 'accepted' or ",
    to: "(quotes.status <> '' or ",
    command: vitest('server', 'packages/server/src/modules/blocks/blocks.test.ts'),
    caughtBy: 'that are negotiated end without a reason',
  },
  {
    name: 'blocks: something begins at the moment of a block',
    file: 'packages/server/src/modules/blocks/routes.ts',
    from: 'await lockPair(trx, me, other);',
    to: '',
    command: vitest('server', 'packages/server/src/modules/blocks/blocks.test.ts'),
    caughtBy: 'of two companies that block each other at the same moment one is blocked',
  },
  {
    name: 'stock: more can be taken than is there',
    file: 'packages/server/src/modules/products/write-routes.ts',
    from: 'if (quantity < 0)',
    to: 'if (quantity < -1_000_000)',
    command: vitest('server', 'packages/server/src/modules/products/changes.test.ts'),
    caughtBy: 'never goes below nothing, and says how much there is',
  },
  {
    name: 'saved: a company sees what another one has saved',
    file: 'packages/server/src/modules/saved/queries.ts',
    from: "    .where('saved.company_id', '=', companyId);",
    to: ';',
    command: vitest('server', 'packages/server/src/modules/saved/saved.test.ts'),
    caughtBy: 'belongs to one company, comes in pages and can be taken back',
  },
  {
    name: 'mail: a link works for ever',
    file: 'packages/server/src/modules/accounts/password-resets.ts',
    from: "    .where('expires_at', '>', now)\n",
    to: '',
    command: vitest('server', 'packages/server/src/modules/accounts/password-reset.test.ts'),
    caughtBy: 'accepts a link once, within an hour',
  },
  {
    name: 'authorization: anyone may accept a connection',
    file: 'packages/server/src/modules/connections/queries.ts',
    from: `    .where('id', '=', id)
    .where('receiver_id', '=', receiverId)
    .where('status', '=', 'pending')
    .where(isFromActive)
    .returning([
      publish(sql.ref('sender_id'), 'connection-accepted'`,
    to: `    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where(isFromActive)
    .returning([
      publish(sql.ref('sender_id'), 'connection-accepted'`,
    command: vitest('server', 'packages/server/src/modules/connections/connections.test.ts'),
    caughtBy: 'is for the receiver alone',
  },
  {
    name: 'log-in: a password is not looked at',
    file: 'packages/server/src/modules/accounts/password.ts',
    from: "if (!matches || storedHash === undefined) return 'wrong';",
    to: "if (storedHash === undefined) return 'wrong';",
    command: vitest('server', 'packages/server/src/modules/accounts/log-in.test.ts'),
    caughtBy: 'gives a wrong password and an unknown email the same response',
  },
  {
    name: 'accessibility: a button of an icon alone has no name',
    file: 'packages/ui/src/components/IconButton/IconButton.tsx',
    from: '      aria-label={label}\n',
    to: '',
    command: story('components/IconButton/IconButton.stories.tsx'),
    caughtBy: 'Buttons must have discernible text',
  },
  {
    name: 'accessibility: a title repeats the name of a button',
    file: 'packages/ui/src/components/IconButton/IconButton.tsx',
    from: 'aria-label={label}',
    to: 'aria-label={label} title={label}',
    command: story('components/IconButton'),
    caughtBy: 'not.toHaveAccessibleName',
  },
  {
    name: 'accessibility: what cannot be used takes the focus',
    file: 'packages/ui/src/trade/TopBar/TopBar.tsx',
    from: '<div data-part="mode">',
    to: '<div data-part="mode" tabIndex={0}>',
    command: journey('screens --grep "at 1440"'),
    caughtBy: "by IBM's rules",
  },
  {
    name: 'markup: an attribute is misspelt',
    file: 'packages/app/index.html',
    from: 'sizes="32x32"',
    to: 'size="32x32"',
    command: `${journey('screens --grep "server sends"')} && npm run markup`,
    caughtBy: 'Attribute “size” not allowed on element “link”',
  },
  {
    name: 'accessibility: words hardly stand out in the dark theme',
    file: 'packages/ui/src/components/Button/Button.variants.ts',
    from: '--_fg: var(--gh-color-on-action)',
    to: '--_fg: white',
    command: story('components/Button/'),
    caughtBy: 'Too little contrast in the theme dark',
  },
  {
    name: 'story: what is no email address is added',
    file: 'packages/ui/src/components/EmailChips/is-email.ts',
    from: String.raw`/^[^.].*\.[^.]+$/.test(domain)`,
    to: "domain !== ''",
    command: story('components/EmailChips'),
    caughtBy: 'Refuses What Is No Address',
  },
  {
    name: 'tokens: a colour is changed and the CSS is not',
    file: 'packages/ui/tokens/semantic.dark.tokens.json',
    from: `"action": {
      "$root": {
        "$value": "{palette.night.50}"`,
    to: `"action": {
      "$root": {
        "$value": "{palette.night.100}"`,
    command: vitest('unit', 'packages/ui/test/tokens.test.ts'),
    caughtBy: 'commits token files that are current',
  },
  {
    name: 'size: a button brings a dialog along',
    file: 'packages/ui/src/components/Button/Button.tsx',
    from: "import { Spinner } from '#components/Spinner/Spinner.tsx';",
    to: "import { Dialog } from '#components/Dialog/Dialog.tsx';\nimport { Spinner } from '#components/Spinner/Spinner.tsx';\nObject.assign(globalThis, { Dialog });",
    command: vitest('consumers', 'consumers/size.test.ts'),
    caughtBy: 'are met',
  },
  {
    name: 'journey: a toast says something else',
    file: 'packages/app/src/data/users.ts',
    from: "success: 'Registration successful!'",
    to: "success: 'Registration complete!'",
    command: journey('log-in'),
    caughtBy: 'a company signs up',
  },
  {
    name: 'route: an address is spelled in another way',
    file: 'packages/app/src/paths.ts',
    from: "aiGuide: '/Ai Guide'",
    to: "aiGuide: '/Ai-Guide'",
    command: vitest('unit', 'packages/app/src/routes/frame/nav-entries.test.ts'),
    caughtBy: 'gives each entry the address of a slash and its label',
  },
  {
    name: 'time: a toast of a dialog goes 100 ms too early',
    file: 'packages/app/src/lib/toast-policy.ts',
    from: 'dialog: 6000',
    to: 'dialog: 5900',
    command: journey('client-home'),
    caughtBy: 'requests are seen and posted',
  },
  {
    name: 'time: the loading screen goes 1 ms too early',
    file: 'packages/app/src/loading-screen.ts',
    from: 'duration = 3000',
    to: 'duration = 2999',
    command: journey('start --grep "stands for 3000"'),
    caughtBy: 'the loading screen stands for 3000 ms',
  },
  {
    name: 'app: all code loads in advance at once',
    file: 'packages/app/src/lib/lazy-component.ts',
    from: 'await others;',
    to: '',
    command: vitest('unit', 'packages/app/src/lib/lazy-component.test.ts'),
    caughtBy: 'loads in advance one after the other',
  },
  {
    name: 'list page: a node answers before it knows of a write',
    file: 'packages/server/src/http/list-page.ts',
    from: 'await bus.catchUp();',
    to: '',
    command: vitest('server', 'packages/server/src/http/list-page.test.ts'),
    caughtBy: 'is never older than a write that any node has answered',
  },
  {
    name: 'documents: a path that is nowhere',
    file: 'ARCHITECTURE.md',
    from: '`packages/server/src/http/write-limit.ts`',
    to: '`packages/server/src/http/write-limits.ts`',
    command: vitest('unit', 'scripts/document-paths.test.ts'),
    caughtBy: 'every path that ARCHITECTURE.md names is there',
  },
  {
    name: 'documents: SQL about a column that is nowhere',
    file: 'docs/operations.md',
    from: 'delete from sessions where member_id',
    to: 'delete from sessions where company_id',
    command: vitest('server', 'packages/server/src/operator/documented-sql.test.ts'),
    caughtBy: 'every statement of docs/operations.md runs on the database of this version',
  },
  {
    name: 'documents: a table that is nowhere among the data',
    file: 'docs/security.md',
    from: '| `saved_products` |',
    to: '| |',
    command: vitest('server', 'packages/server/src/modules/leaving/erase.test.ts'),
    caughtBy: 'docs/security.md says of every table what becomes of it',
  },
  {
    name: 'dependencies: ui takes something of the contract',
    file: 'packages/ui/src/components/EmailChips/is-email.ts',
    from: '/** Whether a text',
    to: "import '@guildhall/contract';\n\n/** Whether a text",
    command: 'npx oxlint --type-aware --deny-warnings packages/ui/src/components/EmailChips',
    caughtBy: 'no-restricted-imports',
  },
  {
    name: 'WebKit: a text area does not grow with its text',
    file: 'packages/ui/src/lib/use-growing-text.ts',
    from: 'area.style.blockSize = `${area.scrollHeight + borders}px`;',
    to: '',
    command: engine('WebKit'),
    caughtBy: 'two companies sign up, trade and talk in WebKit',
  },
];
