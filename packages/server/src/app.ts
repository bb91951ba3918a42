import fastify from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { guardRoutes } from '#http/auth.ts';
import { chatRoutes } from '#modules/chat/routes.ts';
import { connectionRoutes } from '#modules/connections/routes.ts';
import { healthRoutes } from '#modules/health/routes.ts';
import { productRoutes } from '#modules/products/routes.ts';
import { requestRoutes } from '#modules/requests/routes.ts';
import { userRoutes } from '#modules/users/routes.ts';

const modules = [userRoutes, connectionRoutes, chatRoutes, productRoutes, requestRoutes, healthRoutes];

/** The whole HTTP side over a context, not yet listening. */
export async function buildApp(context: Context): Promise<App> {
  const app: App = fastify({ loggerInstance: context.log, routerOptions: { ignoreTrailingSlash: true } });
  guardRoutes(app, context);
  for (const register of modules) register(app, context);
  return app;
}
