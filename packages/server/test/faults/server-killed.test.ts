import { expect, test } from 'vitest';
import { killWhileWriting, timeout } from './kills.ts';

test(
  'a server that is killed in the middle of writes opens again on the database that lived on',
  { timeout },
  async ({ task }) => {
    task.meta.figures = await killWhileWriting({
      kill: (server) => server.kill('SIGKILL'),
      opened: (before, now) => expect(now).toBe(before),
    });
  },
);
