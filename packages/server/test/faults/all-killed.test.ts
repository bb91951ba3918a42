import { expect, test } from 'vitest';
import { killPostgres } from '../data-folder.ts';
import { killWhileWriting, timeout } from './kills.ts';

test(
  'a server that is killed in the middle of writes, together with its database, opens again',
  { timeout },
  async ({ task }) => {
    task.meta.figures = await killWhileWriting({
      kill(server, folder) {
        server.kill('SIGKILL');
        killPostgres(folder);
      },
      opened: (before, now) => expect(now).not.toBe(before),
    });
  },
);
