// A process that takes the lease of a folder, and sends a message about that and about its loss.
import { takeLease } from '#db/embedded/lease.ts';

const lease = await takeLease(process.argv[2] ?? '', { onLost: () => process.send?.('lost') });
process.send?.(lease ? 'held' : 'refused');
// The listener keeps the process running; a lease does not.
process.on('message', () => {});
