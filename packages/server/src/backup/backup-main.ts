import { backUp } from './backup.ts';
import { runCommand } from './command.ts';

await runCommand('backup', async (job) => {
  await backUp(job);
  return `The database in ${job.dataFolder} is backed up in ${job.file}.`;
});
