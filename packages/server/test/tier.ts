/** Whether all tests run, as `npm run test:full` does, and not only the quick ones of `npm test`. */
export const isFull = process.env['GUILDHALL_TESTS'] === 'full';
