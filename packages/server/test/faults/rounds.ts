const setting = process.env['GUILDHALL_FAULT_ROUNDS'];

/** Whether `npm run faults` runs this, with long scenarios. */
export const isCommand = setting !== undefined;

/** The number of repetitions of each fault. */
export const rounds = Number(setting ?? 1);

declare module 'vitest' {
  interface TaskMeta {
    /** The results of a scenario that `npm run faults` prints. */
    figures?: string;
  }
}
