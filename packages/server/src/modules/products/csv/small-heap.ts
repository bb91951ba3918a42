import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8's flag for how many percent the heap may grow before all of it is collected; 0 leaves that to V8. */
const limitGrowth = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`);

/** Collects all garbage, after which V8 decides anew how far the heap may grow. Takes some 10 ms. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

let running = 0;

/**
 * Does work that fills the heap with what is soon garbage. V8 would let that pile up: an import of 10,000 rows would take
 * 100 MB more at its peak instead of 20. At all other times, collecting so often would make every call slower.
 */
export async function withSmallHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === 0) {
    limitGrowth(30);
    collectGarbage();
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) limitGrowth(0);
  }
}
