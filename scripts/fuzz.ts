import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

// Calls every endpoint of the API with input that its schema allows and input that it does not. A failure prints the
// call and the seed, which repeats the same calls.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    cases: { type: 'string', default: '20000' },
  },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^\d+$/.test(value)) {
    console.error(`--${name} must be a whole number, not "${value}".`);
    process.exit(1);
  }
}
console.log(`npm run fuzz -- --seed ${values.seed} --cases ${values.cases}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project=server', 'packages/server/test/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, GUILDHALL_FUZZ_SEED: values.seed, GUILDHALL_FUZZ_CASES: values.cases },
});
process.exit(status ?? 1);
