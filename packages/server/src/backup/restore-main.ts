import { runCommand } from './command.ts';
import { restore } from './restore.ts';

await runCommand('restore', async (job) => {
  await restore(job);
  return `${job.file} is restored in ${job.dataFolder}.`;
});
