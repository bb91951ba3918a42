import { onTestFailed } from 'vitest';

/** Decides what is random in all scenarios of a run. */
const seed = Number(process.env['GUILDHALL_FAULT_SEED'] ?? 1);

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbersOf(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers from 0 to below 1 for one test, by the seed of the run, which is printed when the test fails. */
export function randomNumbers(): () => number {
  onTestFailed(() => void process.stdout.write(`Again: npm run faults -- --seed ${seed}\n`));
  return numbersOf(seed);
}
