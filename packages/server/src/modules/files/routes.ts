import multipart from '@fastify/multipart';
import { documentType, pictureWidths, route } from '@guildhall/contract';
import { Readable } from 'node:stream';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommandOnce } from '#http/command.ts';
import { NotFoundError } from '#http/errors.ts';
import { createQueues } from '#http/queues.ts';
import { readContent } from './contents.ts';
import { createPictureReader } from './picture-reader.ts';
import { findFile } from './queries.ts';
import { contentsOf, requireRoom, storeFile, type FileQuota } from './store-file.ts';
import { withUpload } from './upload.ts';

const immutable = 'public, max-age=31536000, immutable';
/** How long the response to an upload may take, in milliseconds: more than `PictureReader` may. */
const responseTimeout = 60_000;
/** Uploads of one company at the same time on a node. */
const uploadsAtOnce = 8;

export function fileRoutes(app: App, context: Context, quota: FileQuota): void {
  const { db, newId, now } = context;
  const reader = createPictureReader();
  const uploads = createQueues({ atOnce: uploadsAtOnce, maxLength: uploadsAtOnce });
  app.addHook('onClose', async () => reader.close());

  // Only here is a form accepted, and nothing else.
  app.register(async (forms: App) => {
    forms.removeAllContentTypeParsers();
    // A file that is too large ends early and is told by that.
    await forms.register(multipart, { throwFileSizeLimit: false });
    forms.route({
      ...route('uploadFile'),
      // The form is read, and checked, part by part.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const { companyId } = requireSession(request);
        const uploaded = await uploads(companyId, async () => {
          // Without reading a file for which there is no room anyway.
          await requireRoom(db, companyId, quota);
          return withUpload(request, async (upload) => {
            // While it waits for others nothing is sent, for longer than a connection may usually be silent.
            request.raw.socket.setTimeout(responseTimeout);
            const contents = await contentsOf(upload, reader);
            return runCommandOnce(context, request, async ({ trx, record }) => {
              const file = { id: newId(), companyId, createdAt: now(), ...contents };
              const stored = await storeFile(trx, file, quota);
              await record('file.added', stored.id);
              return { file: stored };
            });
          });
        });
        return reply.code(201).send(uploaded);
      },
    });
  });

  app.route({
    ...route('readFile'),
    // A HEAD request would read the whole file.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { params, query, session } = request;
      reply.header('cache-control', 'no-store');
      const width = query.width ?? pictureWidths.at(-1)!;
      const file = await findFile(db, params, width, session?.companyId ?? null);
      if (!file) throw new NotFoundError('There is no such file.');
      if (file.isPublic)
        reply.headers({ 'cache-control': immutable, 'cross-origin-resource-policy': 'cross-origin' });
      if (file.type === documentType)
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
      reply.headers({ 'content-type': file.type, 'content-length': file.bytes });
      const content = readContent(db, { fileId: file.id, width: file.width }, file.bytes);
      // The types do not know a body that is no JSON.
      return reply.send(Readable.from(content) as never);
    },
  });
}
