import { Copy, DockerfileParser, Env, From, type Instruction } from 'dockerfile-ast';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** One instruction, with the fields of its keyword. */
export interface Step {
  keyword: string;
  /** Everything after the keyword. */
  text: string;
  copy?: { from: string | undefined; sources: string[]; target: string };
  env?: Record<string, string>;
}

/** One stage of a Dockerfile: its base, and its instructions in order. */
export interface Stage {
  name: string;
  /** An image, or the name of an earlier stage. */
  from: string;
  steps: Step[];
}

/** The words of a command in its exec form. */
export const commandOf = ({ text }: Step): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

function stepOf(instruction: Instruction): Step {
  const step = { keyword: instruction.getKeyword(), text: instruction.getArgumentsContent() ?? '' };
  if (instruction instanceof Copy) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const from = instruction.getFromFlag()?.getValue() ?? undefined;
    return { ...step, copy: { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' } };
  }
  if (instruction instanceof Env) {
    const pairs = instruction.getProperties().map((pair) => [pair.getName(), pair.getValue() ?? ''] as const);
    return { ...step, env: Object.fromEntries(pairs) };
  }
  return step;
}

/** The stages of `deploy/Dockerfile`. */
export function readDockerfile(): Stage[] {
  const stages: Stage[] = [];
  const file = DockerfileParser.parse(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
  for (const instruction of file.getInstructions()) {
    if (instruction instanceof From)
      stages.push({
        name: instruction.getBuildStage() ?? '',
        from: instruction.getImage() ?? '',
        steps: [],
      });
    else stages.at(-1)?.steps.push(stepOf(instruction));
  }
  return stages;
}
