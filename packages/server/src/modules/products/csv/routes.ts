import { route } from '@guildhall/contract';
import { Readable } from 'node:stream';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { createQueues } from '#http/queues.ts';
import { checkRows } from './check-rows.ts';
import { exportProducts } from './export.ts';
import { runImport, tryImport } from './import.ts';
import { createReport } from './report.ts';
import { withSmallHeap } from './small-heap.ts';

/** How long the response to an import may take, in milliseconds. */
const responseTimeout = 300_000;
/** Imports of one company that run or wait on a node. */
const importsOfCompany = 4;
/** Imports that write or wait for that on a node: one writes at a time, on one of the two connections for long work. */
const importsOfNode = 20;

/** Products from and to spreadsheets. */
export function csvRoutes(app: App, context: Context): void {
  const ofCompany = createQueues({ atOnce: 1, maxLength: importsOfCompany });
  const ofNode = createQueues({ atOnce: 1, maxLength: importsOfNode });

  // Only here is CSV accepted, and nothing else.
  app.register(async (sheets: App) => {
    sheets.removeAllContentTypeParsers();
    sheets.addContentTypeParser('text/csv', (_request, body, done) => done(null, body));
    const { validatorCompiler } = app;
    sheets.route({
      ...route('importProducts'),
      // The body is read, and checked, row by row.
      validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : validatorCompiler!(part)),
      handler: async (request) => {
        const { companyId } = requireSession(request);
        const { dryRun = false, known = 'skip' } = request.query;
        const readAndWrite = async () => {
          // While it waits and writes nothing is sent, for longer than a connection may usually be silent.
          request.raw.socket.setTimeout(responseTimeout);
          const report = createReport();
          const body = request.raw.iterator({ destroyOnReturn: false });
          try {
            const file = await checkRows(body, report);
            // What tells one call from another is the hash: the body itself is read.
            request.body = file.hash;
            const work = { request, file, known, report };
            if (dryRun) return await tryImport(context, work);
            return await ofNode('all', async () => runImport(context, work));
          } finally {
            // What is still on its way is not needed; unread, it would block the connection.
            const drain = () => request.raw.resume();
            void body.return?.().then(drain, drain);
          }
        };
        return ofCompany(companyId, () => withSmallHeap(readAndWrite));
      },
    });
  });

  app.route({
    ...route('exportProducts'),
    // A HEAD request would read all products.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.vendorId);
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename=products.csv',
      });
      // The types do not know a body that is no JSON.
      return reply.send(Readable.from(exportProducts(context.db, companyId)) as never);
    },
  });
}
