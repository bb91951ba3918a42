import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { packageFolder } from './package-folder.ts';

/**
 * Builds the server for the first test file that asks, and answers all when that is done: a second build would replace the
 * files of a running server. Returns the address to ask at.
 */
export async function offerBuild(): Promise<string> {
  let built: Promise<unknown> | undefined;
  const builder = createServer((_request, response) => {
    built ??= promisify(execFile)('npm', ['run', 'build'], { cwd: packageFolder });
    built.then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  builder.listen(0, '127.0.0.1').unref();
  await once(builder, 'listening');
  return `http://127.0.0.1:${(builder.address() as AddressInfo).port}`;
}
