import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { buildApp, type AppOptions } from '#app.ts';
import { parseConfig } from '#config.ts';
import { createContext } from '#context.ts';
import { docsPath } from '#http/openapi.ts';
import { StartError } from '#start-error.ts';

/** Both `src` and the built `dist` stand directly in the package. */
const packageFolder = join(import.meta.dirname, '..');

function foldersToServe(): AppOptions {
  const web = join(packageFolder, '../app/dist');
  const pictures = join(packageFolder, 'demo-pictures');
  return {
    ...(existsSync(join(web, 'index.html')) && { web }),
    ...(existsSync(pictures) && { pictures }),
  };
}

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = pino({ level: config.logLevel });
  const context = await createContext(config, log);
  const app = await buildApp(context, foldersToServe());
  const close = async () => {
    await app.close();
    await context.close();
  };
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error: Error) => {
    await close();
    throw new StartError(`Cannot listen on ${config.host}:${config.port}: ${error.message}`);
  });
  closeWithGrace({ logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The server ends because of an error that nobody has handled');
    await close();
  });
  process.stdout.write(`\n  Guildhall  ${address}\n  API docs   ${address}${docsPath}\n\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
