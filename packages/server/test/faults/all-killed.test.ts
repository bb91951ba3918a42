import { expect, test } from 'vitest';
import { killPostgres } from '../data-folder.ts';
import { killWhileWriting, timeout } from './kills.ts';

test(
  'a server that is killed during writes, together with its database, starts again',
  { timeout },
  async ({ task }) => {
    task.meta.figures = await killWhileWriting({
      kill(server, folder) {
        server.kill('SIGKILL');
        killPostgres(folder);
      },
      restarted: (before, now) => expect(now).not.toBe(before),
    });
  },
);
