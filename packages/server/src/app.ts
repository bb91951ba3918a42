import fastify from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { guardRoutes } from '#http/auth.ts';
import { healthRoutes } from '#modules/health/routes.ts';

const modules = [healthRoutes];

/** The whole HTTP side over a context, not yet listening. */
export async function buildApp(context: Context): Promise<App> {
  const app: App = fastify({ loggerInstance: context.log, routerOptions: { ignoreTrailingSlash: true } });
  guardRoutes(app, context);
  for (const register of modules) register(app, context);
  return app;
}
