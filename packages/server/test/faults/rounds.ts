const asked = process.env['GUILDHALL_FAULT_ROUNDS'];

/** Whether `npm run faults` runs this, which takes its time. */
export const isCommand = asked !== undefined;

/** How often each fault is caused. */
export const rounds = Number(asked ?? 1);

declare module 'vitest' {
  interface TaskMeta {
    /** What `npm run faults` prints of a scenario. */
    figures?: string;
  }
}
