import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp, type AppOptions } from '#app.ts';
import { parseConfig } from '#config.ts';
import { createContext } from '#context.ts';
import { docsPath } from '#http/openapi.ts';
import { createLog } from '#log.ts';
import { createTransport } from '#mail/transport.ts';
import { StartError } from '#start-error.ts';

interface Greeting {
  address: string;
  demo: { email: string; password: string } | undefined;
}

/** The lines that the server prints when it has started. */
function greeting({ address, demo }: Greeting): string {
  const lines = [
    ['Guildhall', address],
    ['API docs', address + docsPath],
    ...(demo ? [['Demo log-in', `${demo.email}  ${demo.password}`]] : []),
  ];
  return `\n${lines.map(([name = '', value = '']) => `  ${name.padEnd(13)}${value}\n`).join('')}\n`;
}

/** Both `src` and the built `dist` are directly in the package. */
const packageFolder = join(import.meta.dirname, '..');

function foldersToServe(): AppOptions {
  const web = join(packageFolder, '../app/dist');
  const pictures = join(packageFolder, 'demo-pictures');
  return {
    ...(existsSync(join(web, 'index.html')) && { web }),
    ...(existsSync(pictures) && { pictures }),
  };
}

/** The time in which calls, streams and the database have to end, in milliseconds. */
const maxCloseTime = 20_000;

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  for (const name of config.unknownSettings) log.warn({ name }, 'This variable is no setting of the server');
  const context = await createContext(config, log, fail);
  const { metricsPort } = config;
  // Loaded on demand, as the marketplace below: each is a large part of the program.
  const measuring = metricsPort === undefined ? undefined : await import('#http/metrics.ts');
  const metrics = measuring?.createMetrics(context);
  const app = await buildApp(context, {
    ...foldersToServe(),
    allowedOrigins: config.allowedOrigins,
    ...(config.writeLimit !== undefined && { writeLimit: config.writeLimit }),
    fileQuota: { company: config.companyFiles * 1e6, all: config.files * 1e6 },
    trustedProxies: config.trustedProxies,
    operatorEmail: config.operatorEmail,
    mail: { transport: createTransport(config, log), publicUrl: config.mail.publicUrl },
    ...(metrics && { metrics }),
  });
  let metricsServer: { close(): void } | undefined;
  const close = async () => {
    await app.close();
    metricsServer?.close();
    await context.close();
  };
  try {
    const demo = config.demo ? await (await import('#demo/seed.ts')).seedDemo(context) : undefined;
    if (measuring && metrics && metricsPort !== undefined)
      metricsServer = await measuring.serveMetrics(metrics, { port: metricsPort, host: config.host, log });
    const address = await app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
      throw new StartError(
        `Cannot listen on ${config.host}:${config.port}: ${error.message}. Set HOST and PORT to what is free on this machine.`,
      );
    });
    const delay = config.drainSeconds * 1000 + maxCloseTime;
    closeWithGrace({ logger: log, delay }, async ({ err }) => {
      if (err) log.fatal({ err }, 'The server ends because of an error that nobody has handled');
      else await app.shutdown.drain(config.drainSeconds);
      await close();
    });
    // Whoever reads this may end the server at once.
    process.stdout.write(greeting({ address, demo }));
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends the process at once: with one line for a StartError, with the stack for any other error. */
function fail(error: Error): never {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${String(error.stack)}\n`);
  process.exit(1);
}

await main().catch(fail);
