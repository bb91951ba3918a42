import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readDockerfile, root, type Stage, type Step } from './dockerfile.ts';

/** Copies the files of a build's context: those that git tracks, or would add. */
function makeContext(folder: string): void {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listing = execFileSync('git', options, { cwd: root, encoding: 'utf8' });
  for (const file of listing.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

/** Copies as Docker does: the contents of a folder, and a file into the target when that ends in a slash. */
function copy({ sources, target }: NonNullable<Step['copy']>, from: string, to: string): void {
  for (const source of sources) {
    const path = join(from, source);
    const isInto = target.endsWith('/') && !statSync(path).isDirectory();
    const end = join(to, target, isInto ? basename(source) : '');
    mkdirSync(dirname(end), { recursive: true });
    cpSync(path, end, { recursive: true, verbatimSymlinks: true });
  }
}

function run(command: string, cwd: string): void {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
}

/**
 * Performs the steps of `deploy/Dockerfile` in plain folders below `folder`, one per stage, for machines that cannot run
 * containers. This machine and its Node.js replace the base images, so the RUN steps of the last stage, which is the
 * image itself, are skipped. Returns its folder.
 */
export function makeImageFolder(folder: string, say: (line: string) => void): string {
  const context = join(folder, 'context');
  makeContext(context);
  const stages = readDockerfile();
  const folderOf = ({ name }: Pick<Stage, 'name'>) => join(folder, 'stages', name || 'image');
  for (const stage of stages) {
    const own = folderOf(stage);
    mkdirSync(own, { recursive: true });
    const base = stages.find(({ name }) => name === stage.from);
    if (base) cpSync(folderOf(base), own, { recursive: true, verbatimSymlinks: true });
    // A stage starts in the working directory of the stage that it is based on.
    let workdir = base?.steps.findLast(({ keyword }) => keyword === 'WORKDIR')?.text ?? '/';
    for (const step of stage.steps) {
      if (step.keyword === 'WORKDIR') workdir = step.text;
      const directory = join(own, workdir);
      mkdirSync(directory, { recursive: true });
      if (step.copy)
        copy(
          step.copy,
          step.copy.from === undefined ? context : folderOf({ name: step.copy.from }),
          directory,
        );
      if (step.keyword === 'RUN' && stage !== stages.at(-1)) {
        say(`${stage.name}: ${step.text}`);
        run(step.text, directory);
      }
    }
  }
  return folderOf(stages.at(-1)!);
}
