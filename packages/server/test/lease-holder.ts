// A process that takes the lease of a folder, and says so, and says when it has lost it.
import { takeLease } from '#db/embedded/lease.ts';

const lease = await takeLease(process.argv[2] ?? '', { onLost: () => process.send?.('lost') });
process.send?.(lease ? 'held' : 'refused');
// Listening keeps the process running, which a lease does not.
process.on('message', () => {});
