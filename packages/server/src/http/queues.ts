import pLimit from 'p-limit';
import { TooManyRequestsError } from '#http/errors.ts';

interface QueuesOptions {
  /** Works of one key that run at the same time. */
  atOnce: number;
  /** Works of one key that run or wait; one more is refused. */
  maxLength: number;
}

/** One queue for each key while work runs or waits in it. Throws TooManyRequestsError when the queue is full. */
export function createQueues({ atOnce, maxLength }: QueuesOptions) {
  const queues = new Map<string, { run: ReturnType<typeof pLimit>; length: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { run: pLimit(atOnce), length: 0 };
    if (queue.length >= maxLength) throw new TooManyRequestsError(1);
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
