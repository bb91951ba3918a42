import { inject } from 'vitest';

// What a test file writes is found again when the run is stopped.
process.env['TMPDIR'] = inject('runFolder');
// The processes of the test files would go on without the one that has started them.
if (process.listenerCount('disconnect') === 0) process.once('disconnect', () => process.exit(1));
