import pLimit from 'p-limit';
import { TooManyRequestsError } from '#http/errors.ts';

interface QueuesOptions {
  /** How many of one key run at the same time. */
  atOnce: number;
  /** How many of one key run or wait; one more is refused. */
  most: number;
}

/**
 * A queue for each key, for as long as something runs or waits in it. Throws TooManyRequestsError when the queue is
 * full.
 */
export function createQueues({ atOnce, most }: QueuesOptions) {
  const queues = new Map<string, { run: ReturnType<typeof pLimit>; length: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { run: pLimit(atOnce), length: 0 };
    if (queue.length >= most) throw new TooManyRequestsError(1);
    queue.length += 1;
    queues.set(key, queue);
    try {
      return await queue.run(work);
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
